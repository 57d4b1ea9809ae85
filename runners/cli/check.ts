import { type LogCheck, openCheck } from '../../spec/reference/check-log.js'
import { LineTooLong } from '../../spec/reference/codec/lines.js'
import { loadDecompressor } from '../../spec/reference/codec/zstd/decompressor.js'
import { ContentTooLarge } from '../../spec/reference/codec/zstd/frames.js'
import { isZstandard } from '../../spec/reference/codec/zstd/scan.js'
import type { LogVerdict } from '../../spec/reference/log-verdict.js'
import { buildReference, type Reference } from '../../spec/reference/reference.js'
import { checkReport } from '../reports/check-report.js'
import { type CheckCounts, checkSummary } from '../reports/check-summary.js'
import type { Lang } from '../reports/labels.js'
import { styleFor } from '../reports/style.js'
import { exitCode } from './exit.js'
import { findLogs, type LogFile, type NoLog, unreadable } from './log-files.js'
import { beginningWith } from './pieces.js'
import type { Progress } from './progress.js'
import { isColoured, lineWidth } from './terminal.js'

interface CheckOptions {
  strict?: boolean
  all?: boolean
  lang: Lang
  json?: boolean
}

const magicLength = 4
const megabyte = 1_000_000

/** `sessionproof check`: judges log files. Refused beats unreadable or not judged, which beats accepted. */
export async function check(paths: string[], options: CheckOptions): Promise<void> {
  const files = [...findLogs(paths)]
  const reference = buildReference()
  const style = styleFor(isColoured(process.stdout), lineWidth(process.stdout))
  const counts: CheckCounts = { accept: 0, refuse: 0, 'not-judged': 0, unreadable: 0 }
  const interruption = new AbortController()
  const interrupt = () => {
    interruption.abort()
    if (paths.includes('-')) process.stdin.destroy() // which nothing else would wake
  }
  process.once('SIGINT', interrupt)
  const progress = await watch(files, options)
  const report = (text: string, stream: NodeJS.WriteStream = process.stdout) => {
    const write = () => void stream.write(`${text}\n`)
    if (progress) progress.aside(write)
    else write()
  }
  let done = 0
  let bytesDone = 0
  const onBytes = (count: number) => {
    bytesDone += count
    progress?.update(Math.floor(bytesDone / megabyte))
  }
  try {
    for (const file of files) {
      const verdict = await judged(file, reference, options, interruption.signal, onBytes)
      if (verdict === undefined) break
      done++
      counts[verdict.outcome]++
      if (options.json) report(JSON.stringify({ file: file.name, ...verdict }))
      else if (verdict.outcome !== 'unreadable') report(checkReport(file.name, verdict, options.lang, style))
      else report(`sessionproof: ${verdict.reason}`, process.stderr)
    }
  } finally {
    progress?.stop()
    process.off('SIGINT', interrupt)
  }
  if (interruption.signal.aborted) {
    process.stderr.write(`sessionproof: interrupted after ${done} of ${files.length} files\n`)
    process.exitCode = exitCode.interrupted
    return
  }
  if (!options.json) {
    const summary = checkSummary(counts, options.lang)
    if (summary) process.stdout.write(`${style.dim(summary)}\n`)
  }
  if (counts.refuse > 0) process.exitCode = exitCode.failed
  else if (counts.unreadable + counts['not-judged'] > 0) process.exitCode = exitCode.couldNotRun
}

interface Unreadable {
  readonly outcome: 'unreadable'
  readonly reason: string
}

/** The verdict on one file; undefined after Ctrl-C. */
async function judged(
  file: LogFile | NoLog,
  reference: Reference,
  options: CheckOptions,
  signal: AbortSignal,
  onBytes: (count: number) => void,
): Promise<LogVerdict | Unreadable | undefined> {
  if (signal.aborted) return undefined
  if ('reason' in file) return { outcome: 'unreadable', reason: file.reason }
  try {
    let log: LogCheck | undefined
    for await (const piece of beginningWith(magicLength, file.pieces())) {
      if (signal.aborted) return undefined
      onBytes(piece.length)
      log ??= await opened(piece, file.name, reference, options)
      if (!log.write(piece)) break
    }
    if (signal.aborted) return undefined
    log ??= await opened(new Uint8Array(), file.name, reference, options)
    return log.end()
  } catch (error) {
    if (signal.aborted) return undefined
    if (!isOfReading(error)) throw error
    return { outcome: 'unreadable', reason: unreadable(file.name, error) }
  }
}

/** A file is a container by what it begins with, or is called. */
async function opened(
  beginning: Uint8Array,
  name: string,
  reference: Reference,
  { strict, all }: CheckOptions,
): Promise<LogCheck> {
  const isContainer = isZstandard(beginning) || name.endsWith('.zstd')
  const decompressor = isContainer ? await loadDecompressor() : undefined
  return openCheck(reference, { recovery: strict ? 'strict' : 'recoverable', decompressor, all })
}

function isOfReading(error: unknown): error is Error {
  if (error instanceof ContentTooLarge || error instanceof LineTooLong) return true
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
}

/** A progress bar in megabytes, for a person who waits for files of known sizes. */
async function watch(files: readonly (LogFile | NoLog)[], { json }: CheckOptions): Promise<Progress | undefined> {
  const bytes = files.reduce((sum, file) => sum + ('size' in file ? file.size : 0), 0)
  if (json || !process.stderr.isTTY || bytes < megabyte) return undefined
  const { startProgress } = await import('./progress.js')
  return startProgress(Math.floor(bytes / megabyte), process.stderr, ' MB')
}
