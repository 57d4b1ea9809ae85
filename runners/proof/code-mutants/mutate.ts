import { join } from 'node:path'
import type { MutantResult, PartialStrykerOptions } from '@stryker-mutator/api/core'
import { Stryker } from '@stryker-mutator/core'

const folder = 'report/code-mutants'
const copied = [
  ...['spec/**/*.ts', 'runners/implementations/*.ts', 'runners/implementations/reference/*.ts'],
  ...['runners/publication/*.ts', 'tsconfig.json', 'package.json'],
]

/**
 * Tries the mutants of the files that patterns name. Works in the current folder; its report for browsers stays there.
 * Each is asked at most so many cases; what becomes of it is recorded as it comes, if that is wanted.
 */
export function mutate(patterns: readonly string[], cases: number, isRecorded: boolean): Promise<MutantResult[]> {
  process.env.CODE_MUTANTS_CASES = String(cases) // for the processes that Stryker starts
  const options: PartialStrykerOptions = {
    mutate: [...patterns],
    testRunner: 'golden',
    plugins: [join(import.meta.dirname, 'plugin.js')],
    coverageAnalysis: 'perTest',
    // the copy that is mutated needs the spec and what answers with it: cases, and what judges answers, are of the code as it is
    ignorePatterns: ['**', ...copied.map((it) => `!${it}`)],
    buildCommand: 'npx tsc -p . --noCheck',
    disableTypeChecks: false,
    concurrency: 2,
    // the plugin ends endless loops: here they would cost a process each
    timeoutMS: 300_000,
    // each load of the modules stays in memory
    maxTestRunnerReuse: 400,
    dryRunTimeoutMinutes: 20,
    tempDirName: `${folder}/sandbox`,
    reporters: [process.stdout.isTTY ? 'progress' : 'progress-append-only', 'html', ...(isRecorded ? ['record'] : [])],
    htmlReporter: { fileName: `${folder}/report.html` },
    allowConsoleColors: process.stdout.isTTY === true,
    warnings: { slow: false },
  } as PartialStrykerOptions
  return new Stryker(options).runMutationTest()
}
