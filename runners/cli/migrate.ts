import { mkdirSync, rmdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { LineTooLong } from '../../spec/reference/codec/lines.js'
import { loadCompressor } from '../../spec/reference/codec/zstd/compressor.js'
import { loadDecompressor } from '../../spec/reference/codec/zstd/decompressor.js'
import { ContentTooLarge } from '../../spec/reference/codec/zstd/frames.js'
import { canonicalName, judgeDirectory } from '../../spec/reference/publication/plan.js'
import { buildReference } from '../../spec/reference/reference.js'
import { systemFiles } from '../publication/file-operations.js'
import {
  type Job,
  type Progress as Piece,
  publish,
  SourceChanged,
  StageDamaged,
  type Tools,
} from '../publication/publish.js'
import type { Lang } from '../reports/labels.js'
import { type MigrationOutcome, migrationReport } from '../reports/migration-report.js'
import { styleFor } from '../reports/style.js'
import { readChildren } from './children-file.js'
import { CommandFault, exitCode } from './exit.js'
import { type Source, sourceAt, sourceIn } from './migrate-source.js'
import { isColoured, lineWidth } from './terminal.js'

interface MigrateOptions {
  to: number
  out: string
  children?: string
  container?: 'jsonl' | 'zstd'
  recoverable?: boolean
  lang: Lang
  json?: boolean
}

const megabyte = 1_000_000

/** `sessionproof migrate`: writes the successor of one log, and never touches the log. */
export async function migrateCommand(path: string, options: MigrateOptions): Promise<void> {
  const reference = buildReference()
  if (!reference.has(options.to)) throw new CommandFault(`--to ${options.to}: no such format is known here`)
  const [decompressor, compressor] = await Promise.all([loadDecompressor(), loadCompressor()])
  const tools: Tools = { reference, files: systemFiles, decompressor, compressor }
  try {
    const source = statSync(path).isDirectory() ? sourceIn(tools, path, options.to) : sourceAt(tools, path, options.to)
    const isRefused = 'outcome' in source
    const outcome = isRefused ? source : await written(tools, source, options)
    if (outcome) report(isRefused ? path : source.path, outcome, options)
    else {
      process.stderr.write('sessionproof: interrupted; nothing was published\n')
      process.exitCode = exitCode.interrupted
    }
  } catch (error) {
    if (isOfFiles(error)) throw new CommandFault(`${path}: ${error.message}`)
    throw error
  }
}

function report(file: string, outcome: MigrationOutcome, { json, lang }: MigrateOptions): void {
  const style = styleFor(isColoured(process.stdout), lineWidth(process.stdout))
  const text = json ? JSON.stringify({ file, ...outcome }) : migrationReport(file, outcome, lang, style)
  process.stdout.write(`${text}\n`)
  if (outcome.outcome === 'refuse') process.exitCode = exitCode.failed
}

/** Publishes the successor of a log in the directory that was asked for; undefined after Ctrl-C. */
async function written(tools: Tools, source: Source, options: MigrateOptions): Promise<MigrationOutcome | undefined> {
  const { to, out: directory } = options
  const { from } = source
  const isCompressed = options.container ? options.container === 'zstd' : source.isCompressed
  const successor = canonicalName(to, isCompressed)
  const children = options.children === undefined ? [] : readChildren(options.children)
  const made = mkdirSync(directory, { recursive: true })
  const regular = tools.files.list(directory).filter(({ kind }) => kind === 'file')
  const names = regular.map(({ name }) => name)
  const conflict = judgeDirectory(tools.reference, to, names, successor)
  if (conflict) return { ...conflict, directory }
  const recovery = options.recoverable ? 'recoverable' : 'strict'
  const job: Job = { ...source, source: source.path, to, children, recovery, directory, successor }
  let isPublished = false
  try {
    const outcome = await watched(tools, job, options)
    if (!outcome) return undefined
    if (outcome.outcome === 'refuse')
      return outcome.format === undefined ? { ...outcome, directory } : { ...outcome, from }
    isPublished = true
    const { isNew, events, inheritedEventCount, dropped } = outcome
    const counts = { from, to, events, inheritedEventCount, ...(dropped ? { dropped } : {}) }
    return { outcome: 'accept', successor: join(directory, successor), isNew, ...counts }
  } finally {
    if (made !== undefined && !isPublished) removeEmpty(resolve(directory), resolve(made))
  }
}

/** The publication with a progress bar for a person who waits; Ctrl-C ends it between two pieces, without a trace. */
async function watched(tools: Tools, job: Job, { json }: MigrateOptions) {
  const interruption = new AbortController()
  const interrupt = () => interruption.abort()
  process.once('SIGINT', interrupt)
  const { size } = statSync(job.source)
  const isShown = !json && process.stderr.isTTY && size >= megabyte
  const total = Math.ceil((2 * size) / megabyte)
  const progress = isShown ? (await import('./progress.js')).startProgress(total, process.stderr, ' MB') : undefined
  const done = ({ phase, bytes }: Piece) => Math.min(total, (bytes + (phase === 'verify' ? size : 0)) / megabyte)
  const publication = publish(tools, job)
  try {
    for (;;) {
      await setImmediate()
      if (interruption.signal.aborted) {
        publication.return(undefined as never)
        return undefined
      }
      const step = publication.next()
      if (step.done) return step.value
      progress?.update(Math.floor(done(step.value)))
    }
  } finally {
    progress?.stop()
    process.off('SIGINT', interrupt)
  }
}

/** The directories that were made for a successor go when there is none, from the last to the first. */
function removeEmpty(last: string, first: string): void {
  try {
    for (let directory = last; directory.startsWith(first); directory = dirname(directory)) rmdirSync(directory)
  } catch {} // somebody else has put something there
}

function isOfFiles(error: unknown): error is Error {
  if (error instanceof SourceChanged || error instanceof StageDamaged) return true
  if (error instanceof ContentTooLarge || error instanceof LineTooLong) return true
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
}
