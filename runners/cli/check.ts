import { openCheck } from '../../spec/reference/check-log.js'
import { LineTooLong } from '../../spec/reference/codec/lines.js'
import { loadDecompressor } from '../../spec/reference/codec/zstd/decompressor.js'
import { ContentTooLarge } from '../../spec/reference/codec/zstd/frames.js'
import { isZstandard } from '../../spec/reference/codec/zstd/scan.js'
import type { LogVerdict } from '../../spec/reference/log-verdict.js'
import { openSurvival, type Survival } from '../../spec/reference/migration/survival.js'
import { buildReference, type Reference } from '../../spec/reference/reference.js'
import { checkReport } from '../reports/check-report.js'
import { type CheckCounts, checkSummary } from '../reports/check-summary.js'
import type { Lang } from '../reports/labels.js'
import { laterReport } from '../reports/later-report.js'
import { styleFor } from '../reports/style.js'
import { readChildren } from './children-file.js'
import { CommandFault, exitCode } from './exit.js'
import { findLogs, type LogFile, type NoLog, unreadable } from './log-files.js'
import { beginningWith } from './pieces.js'
import type { Progress } from './progress.js'
import { isColoured, lineWidth } from './terminal.js'

export interface CheckOptions {
  through?: number
  children?: string
  event?: boolean
  format?: number
  strict?: boolean
  all?: boolean
  lang: Lang
  json?: boolean
}

/** The judgement of a log by its own format, and by later ones where they are asked for. */
interface ThroughCheck {
  write(piece: Uint8Array): boolean
  end(): ThroughVerdict
}

export type ThroughVerdict = LogVerdict & { readonly later?: readonly Survival[] }

const magicLength = 4
const megabyte = 1_000_000

/** `sessionproof check`: judges log files. Refused beats unreadable or not judged, which beats accepted. */
export async function check(paths: string[], options: CheckOptions): Promise<void> {
  const fault = misuse(paths, options)
  if (fault) throw new CommandFault(fault)
  if (options.event) return (await import('./check-event.js')).checkEvent(options)
  const children = options.children === undefined ? [] : readChildren(options.children)
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
      const verdict = await judged(file, reference, { ...options, evidence: children }, interruption.signal, onBytes)
      if (verdict === undefined) break
      done++
      counts[outcomeOf(verdict)]++
      if (options.json) report(JSON.stringify({ file: file.name, ...verdict }))
      else if (verdict.outcome !== 'unreadable')
        report(
          [
            checkReport(file.name, verdict, options.lang, style),
            ...laterReport(file.name, verdict, options.lang, style),
          ].join('\n'),
        )
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

/** What does not go together on the command line, in words. */
function misuse(paths: readonly string[], { event, format, through, children }: CheckOptions): string | undefined {
  if (event && paths.length > 0) return '--event takes one event from standard input, and no files'
  if (!event && paths.length === 0) return 'name a log, a directory that holds some, or - for standard input'
  if (event && format === undefined) return '--event needs --format: which format is the event of?'
  if (!event && format !== undefined) return '--format is for --event: the header of a log says its format'
  if (children !== undefined && through === undefined) return '--children is for --through'
  return undefined
}

/** A log that some later format refuses is refused. */
function outcomeOf(verdict: Verdict): keyof CheckCounts {
  const isLost = 'later' in verdict && verdict.later?.some(({ outcome }) => outcome === 'refuse')
  return isLost ? 'refuse' : verdict.outcome
}

type Verdict = ThroughVerdict | Unreadable

interface JudgedBy extends CheckOptions {
  /** What is known of the Sessions that a log started. */
  readonly evidence: readonly unknown[]
}

interface Unreadable {
  readonly outcome: 'unreadable'
  readonly reason: string
}

/** The verdict on one file; undefined after Ctrl-C. */
async function judged(
  file: LogFile | NoLog,
  reference: Reference,
  options: JudgedBy,
  signal: AbortSignal,
  onBytes: (count: number) => void,
): Promise<Verdict | undefined> {
  if (signal.aborted) return undefined
  if ('reason' in file) return { outcome: 'unreadable', reason: file.reason }
  try {
    let log: ThroughCheck | undefined
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
  { strict, all, through, evidence }: JudgedBy,
): Promise<ThroughCheck> {
  const isContainer = isZstandard(beginning) || name.endsWith('.zstd')
  const decompressor = isContainer ? await loadDecompressor() : undefined
  const recovery = strict ? 'strict' : 'recoverable'
  const own = openCheck(reference, { recovery, decompressor, all })
  if (through === undefined) return own
  const later = openSurvival(reference, { recovery, decompressor, to: through, children: evidence })
  return {
    write: (piece) => {
      const isOpen = own.write(piece)
      return later.write(piece) || isOpen
    },
    end: () => {
      const verdict = own.end()
      later.end()
      return { ...verdict, later: later.survivals() }
    },
  }
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
