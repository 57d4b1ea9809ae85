import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Carrier } from '../carriers/carrier.js'
import { type Case, expandVectors } from '../engine/cases/expand.js'
import { loadVectorFiles } from '../engine/cases/load.js'
import { VectorFault } from '../engine/cases/vector-fault.js'
import { ConnectionFailure } from '../engine/connection.js'
import { type ExpectedFailure, judgeFailures } from '../engine/expected-failures.js'
import { KitFault } from '../engine/kit-fault.js'
import { idMatcher } from '../engine/pattern.js'
import type { CaseResult, ImplementationFacts, UnchargedBreakdown } from '../engine/result.js'
import { run } from '../engine/run.js'
import { packageVersion, vectorsDirectory } from '../package.js'
import type { Lang } from '../reports/labels.js'
import type { TestRun } from '../reports/test-report.js'
import { CommandFault, exitCode } from './exit.js'
import { isColoured, lineWidth } from './terminal.js'

/** Each ends the run, and what it has started with it. */
const interruptions = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

interface TestOptions {
  module?: string
  filter?: string[]
  expectedFailures?: string
  timeout: number
  window: number
  report?: string
  vectors?: string
  progress: boolean
  lang: Lang
  json?: boolean
}

/** `sessionproof test`: runs the vectors against an implementation and says what is not as it should be. */
export async function test(command: string[], options: TestOptions): Promise<void> {
  const cases = selectCases(options)
  const expected = await readExpectedFailures(options.expectedFailures)
  const { carrier, words } = await chooseCarrier(command, options.module)
  const outcome = await execute(cases, carrier, options)
  if (!outcome) {
    process.exitCode = exitCode.interrupted
    return
  }
  const { facts, results, breakdowns } = outcome
  const verdict = judgeFailures(results, expected)
  const isEmpty = results.every((result) => result.state === 'skipped')
  const faults = verdict.unexpected.length + verdict.faults.length + breakdowns.length
  if (isEmpty || faults > 0) process.exitCode = exitCode.failed
  const testRun = { kit: packageVersion, facts, results, verdict, breakdowns, command: words, lang: options.lang }
  if (!options.json) {
    const { testReport } = await import('../reports/test-report.js')
    const { styleFor } = await import('../reports/style.js')
    process.stdout.write(testReport(testRun, styleFor(isColoured(process.stdout), lineWidth(process.stdout))))
  }
  if (options.report !== undefined) {
    await writeReport(options.report, testRun, cases.length)
    const files = ['report.md', 'results.ndjson'].map((name) => join(options.report as string, name))
    if (!options.json) process.stdout.write(`\n${files.join(', ')}\n`)
  }
}

/** Runs the cases, with progress for a person; results in the order of the cases, or nothing after Ctrl-C. */
async function execute(
  cases: readonly Case[],
  carrier: Carrier,
  options: TestOptions,
): Promise<{ facts: ImplementationFacts; results: CaseResult[]; breakdowns: UnchargedBreakdown[] } | undefined> {
  const { breakdownRecord, resultRecord } = await import('../reports/record.js')
  const isWatched = options.progress && !options.json && process.stderr.isTTY
  const progress = isWatched ? (await import('./progress.js')).startProgress(cases.length, process.stderr) : undefined
  const interruption = new AbortController()
  const interrupt = () => interruption.abort()
  for (const signal of interruptions) process.once(signal, interrupt)
  const results: CaseResult[] = []
  const onResult = (result: CaseResult) => {
    results.push(result)
    progress?.update(results.length)
    if (options.json) process.stdout.write(`${JSON.stringify(resultRecord(result))}\n`)
  }
  const breakdowns: UnchargedBreakdown[] = []
  const onBreakdown = (breakdown: UnchargedBreakdown) => {
    breakdowns.push(breakdown)
    if (options.json) process.stdout.write(`${JSON.stringify(breakdownRecord(breakdown))}\n`)
  }
  let at = 0
  try {
    const { timeout, window } = options
    const source = { next: () => cases[at++] }
    const hello = await run(source, carrier, { timeout, window, signal: interruption.signal, onResult, onBreakdown })
    if (interruption.signal.aborted) {
      process.stderr.write(`sessionproof: interrupted after ${results.length} of ${cases.length} cases\n`)
      return undefined
    }
    const order = new Map(cases.map((subject, index) => [subject, index]))
    results.sort((a, b) => (order.get(a.subject) ?? 0) - (order.get(b.subject) ?? 0))
    return { facts: { ...hello.implementation, reports: hello.reports ?? [] }, results, breakdowns }
  } catch (error) {
    if (error instanceof KitFault)
      throw new CommandFault(`${error.message} (a fault of the kit or of this machine, not of the implementation)`)
    if (!(error instanceof ConnectionFailure)) throw error
    const stderr = error.stderr.trim()
    throw new CommandFault(`the implementation (${carrier.name}) ${error.message}${stderr ? `\n${stderr}` : ''}`)
  } finally {
    progress?.stop()
    for (const signal of interruptions) process.off(signal, interrupt)
  }
}

/** The result stream, and the same as Markdown. */
async function writeReport(directory: string, testRun: TestRun, cases: number): Promise<void> {
  const { markdownReport } = await import('../reports/markdown-report.js')
  const { breakdownRecord, resultRecord, runRecord } = await import('../reports/record.js')
  const head = runRecord(testRun.kit, testRun.facts, testRun.command.trim(), cases)
  const lines = [head, ...testRun.results.map(resultRecord), ...testRun.breakdowns.map(breakdownRecord)]
  mkdirSync(directory, { recursive: true })
  writeFileSync(join(directory, 'results.ndjson'), lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  writeFileSync(join(directory, 'report.md'), markdownReport(testRun))
}

function selectCases(options: TestOptions): Case[] {
  const directory = options.vectors ?? vectorsDirectory
  if (!existsSync(directory)) throw new CommandFault(`the directory of vectors ${directory} does not exist`)
  try {
    const vectors = loadVectorFiles(directory).flatMap((file) => file.vectors)
    const matchers = (options.filter ?? ['**']).map((pattern) => ({
      pattern,
      matches: idMatcher(pattern),
      isUsed: false,
    }))
    const cases = expandVectors(vectors, (id, vector) => {
      const matching = matchers.filter(({ matches }) => [id, ...vector.rules].some(matches))
      for (const matcher of matching) matcher.isUsed = true
      return matching.length > 0
    })
    const dead = matchers.filter(({ isUsed }) => !isUsed).map(({ pattern }) => pattern)
    if (options.filter && dead.length > 0) {
      throw new CommandFault(
        `--filter ${dead.join(' ')} matches no vector and no rule; sessionproof list vectors shows them`,
      )
    }
    return cases
  } catch (error) {
    if (!(error instanceof VectorFault)) throw error
    throw new CommandFault(
      `the vector ${error.vector} ${error.message}; ${error.remedy} (a fault of the kit, not of the implementation)`,
    )
  }
}

async function readExpectedFailures(file: string | undefined): Promise<ExpectedFailure[]> {
  if (file === undefined) return []
  const { ExpectedFailuresFault, parseExpectedFailures } = await import('../engine/expected-failures-file.js')
  try {
    return parseExpectedFailures(readFileSync(file, 'utf8'), file)
  } catch (error) {
    throw new CommandFault(
      error instanceof ExpectedFailuresFault ? error.message : `cannot read ${file}: ${(error as Error).message}`,
    )
  }
}

/** The carrier, and what to add to a `sessionproof test` command line to reach the same implementation again. */
async function chooseCarrier(
  command: string[],
  module: string | undefined,
): Promise<{ carrier: Carrier; words: string }> {
  if (module !== undefined && command.length > 0) throw new CommandFault('give either --module or a command, not both')
  if (module !== undefined) {
    if (!existsSync(module)) throw new CommandFault(`the module ${module} does not exist`)
    const { workerCarrier } = await import('../carriers/worker.js')
    return { carrier: workerCarrier(pathToFileURL(resolve(module))), words: ` --module ${module}` }
  }
  const [program, ...args] = command
  if (program !== undefined) {
    const { stdioCarrier } = await import('../carriers/stdio.js')
    const carrier = stdioCarrier(program, args)
    return { carrier, words: ` -- ${carrier.name}` }
  }
  const { inProcessCarrier } = await import('../carriers/in-process.js')
  const { referenceImplementation } = await import('../implementations/reference/implementation.js')
  return { carrier: inProcessCarrier('the bundled reference', referenceImplementation(packageVersion)), words: '' }
}
