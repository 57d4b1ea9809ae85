import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Carrier } from '../carriers/carrier.js'
import { type Case, expandVectors, VectorFault } from '../engine/cases/expand.js'
import { loadVectorFiles } from '../engine/cases/load.js'
import { ConnectionFailure } from '../engine/connection.js'
import { type ExpectedFailure, judgeFailures } from '../engine/expected-failures.js'
import { idMatcher } from '../engine/pattern.js'
import type { CaseResult, ImplementationFacts } from '../engine/result.js'
import { run } from '../engine/run.js'
import { packageVersion, vectorsDirectory } from '../package.js'
import type { Lang } from '../reports/labels.js'
import { CommandFault, exitCode } from './exit.js'
import { isColoured } from './terminal.js'

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
  const results: CaseResult[] = []
  const interruption = new AbortController()
  const interrupt = () => interruption.abort()
  process.once('SIGINT', interrupt)
  const isWatched = options.progress && !options.json && process.stderr.isTTY
  const progress = isWatched ? (await import('./progress.js')).startProgress(cases.length, process.stderr) : undefined
  const { resultRecord, runRecord } = await import('../reports/record.js')
  let at = 0
  let facts: ImplementationFacts
  try {
    const hello = await run({ next: () => cases[at++] }, carrier, {
      timeout: options.timeout,
      window: options.window,
      signal: interruption.signal,
      onResult: (result) => {
        results.push(result)
        progress?.update(results.length)
        if (options.json) process.stdout.write(`${JSON.stringify(resultRecord(result))}\n`)
      },
    })
    facts = { ...hello.implementation, reports: hello.reports ?? [] }
  } catch (error) {
    if (!(error instanceof ConnectionFailure)) throw error
    const stderr = error.stderr.trim()
    throw new CommandFault(`the implementation (${carrier.name}) ${error.message}${stderr ? `\n${stderr}` : ''}`)
  } finally {
    progress?.stop()
    process.off('SIGINT', interrupt)
  }
  if (interruption.signal.aborted) {
    process.exitCode = exitCode.interrupted
    process.stderr.write(`sessionproof: interrupted after ${results.length} of ${cases.length} cases\n`)
    return
  }
  // in the order of the vectors, whatever order the answers came in
  const order = new Map(cases.map((subject, index) => [subject, index]))
  results.sort((a, b) => (order.get(a.subject) ?? 0) - (order.get(b.subject) ?? 0))
  const verdict = judgeFailures(results, expected)
  const isEmpty = results.every((result) => result.state === 'skipped')
  const isRed = isEmpty || verdict.unexpected.length > 0 || verdict.faults.length > 0
  if (isRed) process.exitCode = exitCode.failed
  if (!options.json) {
    const { testReport } = await import('../reports/test-report.js')
    const { styleFor } = await import('../reports/style.js')
    process.stdout.write(
      testReport(
        { kit: packageVersion, facts, results, verdict, command: words, lang: options.lang },
        styleFor(isColoured(process.stdout)),
      ),
    )
  }
  if (options.report !== undefined) {
    const { markdownReport } = await import('../reports/markdown-report.js')
    const lines = [runRecord(packageVersion, facts, words.trim(), cases.length), ...results.map(resultRecord)]
    mkdirSync(options.report, { recursive: true })
    writeFileSync(join(options.report, 'results.ndjson'), lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
    writeFileSync(
      join(options.report, 'report.md'),
      markdownReport({ kit: packageVersion, facts, results, verdict, command: words, lang: options.lang }),
    )
    if (!options.json)
      process.stdout.write(`\n${join(options.report, 'report.md')}, ${join(options.report, 'results.ndjson')}\n`)
  }
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
        `--filter ${dead.join(' ')} matches no vector and no rule; sessionproof list --vectors shows them`,
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
