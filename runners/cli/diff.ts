import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { reductions } from '../../generators/shrink/reductions.js'
import type { Carrier } from '../carriers/carrier.js'
import { type Cases, caseSource } from '../diff/case-source.js'
import {
  ImplementationsFault,
  type NamedImplementation,
  namedImplementation,
  parseImplementations,
  type Reached,
  reachedBy,
} from '../diff/implementations-file.js'
import { type DiffRun, runAll, type Side, SideFailure } from '../diff/run-all.js'
import { loadVectorFiles } from '../engine/cases/load.js'
import type { Vector } from '../engine/cases/vector.js'
import { VectorFault } from '../engine/cases/vector-fault.js'
import { KitFault } from '../engine/kit-fault.js'
import { packageVersion, vectorsDirectory } from '../package.js'
import type { Lang } from '../reports/labels.js'
import { CommandFault, exitCode } from './exit.js'
import { shellWord } from './shell-word.js'
import { isColoured, lineWidth } from './terminal.js'

/** Each ends the run, and what it has started with it. */
const interruptions = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

export interface DiffCommandOptions {
  impl?: string[]
  implementations?: string
  filter?: string[]
  runs?: number
  seed: number
  timeout: number
  window: number
  maxShrinks: number
  report?: string
  vectors?: string
  progress: boolean
  lang: Lang
  json?: boolean
}

/** `sessionproof diff`: asks several implementations the same cases, and says where they differ and who is at fault. */
export async function diffCommand(commands: string[], options: DiffCommandOptions): Promise<void> {
  const named = implementations(commands, options)
  if (named.length < 2)
    throw new CommandFault(`give two implementations at least, ${named.length} is given; the word reference is one`)
  const sides = await Promise.all(named.map(sideOf))
  const vectors = readVectors(options.vectors ?? vectorsDirectory)
  const cases = select(vectors, options)
  const run = await execute(sides, vectors, cases, options)
  if (!run) {
    process.exitCode = exitCode.interrupted
    return
  }
  if (run.compared === 0)
    throw new CommandFault('no case is answered by two of them: what they declare has nothing in common')
  if (run.rows.length > 0 || run.sides.some(({ breakdowns }) => breakdowns.length > 0))
    process.exitCode = exitCode.failed
  const words = wordsToRepeat(commands, options)
  if (options.json) await printRecords(run)
  else {
    const { diffReport } = await import('../reports/diff-report.js')
    const { styleFor } = await import('../reports/style.js')
    const style = styleFor(isColoured(process.stdout), lineWidth(process.stdout))
    process.stdout.write(diffReport(run, words, options.lang, style))
  }
  if (options.report === undefined) return
  const { writeDiffReport } = await import('./diff-files.js')
  const files = writeDiffReport(options.report, run, words)
  if (!options.json) process.stdout.write(`\n${files.join(', ')}\n`)
}

async function printRecords(run: DiffRun): Promise<void> {
  const { closingRecord, rowRecord, sidesRecord } = await import('../reports/diff-record.js')
  const records = [sidesRecord(packageVersion, run), ...run.rows.map((row) => rowRecord(row, run)), closingRecord(run)]
  process.stdout.write(records.map((record) => `${JSON.stringify(record)}\n`).join(''))
}

/** Asks all of them, with progress for a person; nothing after Ctrl-C. */
async function execute(
  sides: readonly Side[],
  vectors: readonly Vector[],
  { source, total }: Cases,
  options: DiffCommandOptions,
): Promise<DiffRun | undefined> {
  const { KitJudge } = await import('../fuzz/kit-judge.js')
  const isWatched = options.progress && !options.json && process.stderr.isTTY
  const bars = isWatched ? await startBars(total) : undefined
  const interruption = new AbortController()
  const interrupt = () => interruption.abort()
  for (const signal of interruptions) process.once(signal, interrupt)
  try {
    const { timeout, window, maxShrinks } = options
    const { signal } = interruption
    const onProgress = bars?.update ?? (() => {})
    const settings = { timeout, window, maxShrinks, signal, vectors, reductions, onProgress }
    const run = await runAll(sides, source, total, new KitJudge(), settings)
    if (!run) process.stderr.write('sessionproof: interrupted\n')
    return run
  } catch (error) {
    if (error instanceof KitFault)
      throw new CommandFault(`${error.message} (a fault of the kit or of this machine, not of an implementation)`)
    if (!(error instanceof SideFailure)) throw error
    const stderr = error.failure.stderr.trim()
    throw new CommandFault(`${error.message}${stderr ? `\n${stderr}` : ''}`)
  } finally {
    bars?.stop()
    for (const signal of interruptions) process.off(signal, interrupt)
  }
}

/** One bar for the cases, and one for the rows that are shrunk after them. */
async function startBars(cases: number) {
  const { startProgress } = await import('./progress.js')
  let [phase, bar] = ['cases', startProgress(cases, process.stderr)]
  return {
    update: (next: string, done: number, total: number) => {
      if (next !== phase) {
        bar.stop()
        bar = startProgress(total, process.stderr, ' ⤓')
        phase = next
      }
      bar.update(done)
    },
    stop: () => bar.stop(),
  }
}

function implementations(commands: readonly string[], { impl = [], implementations: file }: DiffCommandOptions) {
  try {
    return [
      ...commands.map((command): NamedImplementation => ({ reached: reachedBy(command, 'the argument') })),
      ...impl.map(namedImplementation),
      ...(file === undefined ? [] : parseImplementations(readFileSync(file, 'utf8'), file)),
    ]
  } catch (error) {
    if (error instanceof ImplementationsFault) throw new CommandFault(error.message)
    throw new CommandFault(`cannot read ${file}: ${(error as Error).message}`)
  }
}

async function sideOf({ name, reached }: NamedImplementation): Promise<Side> {
  const named = name === undefined ? {} : { name }
  return { ...(reached.kind === 'reference' ? { name: 'reference' } : {}), ...named, carrier: await carrierOf(reached) }
}

async function carrierOf(reached: Reached): Promise<Carrier> {
  if (reached.kind === 'module') {
    if (!existsSync(reached.path)) throw new CommandFault(`the module ${reached.path} does not exist`)
    const { workerCarrier } = await import('../carriers/worker.js')
    return workerCarrier(pathToFileURL(resolve(reached.path)))
  }
  const { stdioCarrier } = await import('../carriers/stdio.js')
  if (reached.kind === 'command') {
    const [program, ...args] = reached.words
    return stdioCarrier(program, args)
  }
  // a process like the others: in this one it would keep us from hearing them while it works
  const main = fileURLToPath(new URL('./main.js', import.meta.url))
  return { ...stdioCarrier(process.execPath, [main, 'reference']), name: 'reference' }
}

function readVectors(directory: string): Vector[] {
  if (!existsSync(directory)) throw new CommandFault(`the directory of vectors ${directory} does not exist`)
  return loadVectorFiles(directory).flatMap((file) => file.vectors)
}

function select(vectors: readonly Vector[], { filter, runs, seed }: DiffCommandOptions): Cases {
  try {
    const patterns = filter === undefined ? {} : { patterns: filter }
    const cases = caseSource(
      runs === undefined ? { kind: 'vectors', vectors, ...patterns } : { kind: 'generated', seed, runs },
    )
    if (cases.unused.length === 0 || filter === undefined) return cases
    throw new CommandFault(
      `--filter ${cases.unused.join(' ')} matches no vector and no rule; sessionproof list vectors shows them`,
    )
  } catch (error) {
    if (error instanceof RangeError) throw new CommandFault(error.message)
    if (!(error instanceof VectorFault)) throw error
    throw new CommandFault(
      `the vector ${error.vector} ${error.message}; ${error.remedy} (a fault of the kit, not of an implementation)`,
    )
  }
}

/** What to add to a `sessionproof diff` command line to ask the same implementations again. */
function wordsToRepeat(commands: readonly string[], { impl = [], implementations: file }: DiffCommandOptions): string {
  const options = [...impl.map((it) => ['--impl', it]), ...(file === undefined ? [] : [['--implementations', file]])]
  return [...commands, ...options.flat()].map((word) => ` ${shellWord(word)}`).join('')
}
