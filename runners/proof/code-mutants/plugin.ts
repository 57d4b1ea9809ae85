import { runInNewContext } from 'node:vm'
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin'
import {
  type DryRunResult,
  DryRunStatus,
  type MutantRunOptions,
  type MutantRunResult,
  MutantRunStatus,
  type TestResult,
  type TestRunner,
  TestStatus,
} from '@stryker-mutator/api/test-runner'
import type { ValidatorSource } from '../../../spec/reference/validators.js'
import { CaseCoverage, instrumented } from './coverage.js'
import { type Environment, loadEnvironment } from './environment.js'
import { faultOf, goldenQuestions, inOrder, type Question } from './questions.js'
import { TriedRecord } from './record.js'
import { sharedValidators } from './shared-validators.js'

/** Cases that a mutant is asked: those nearest to it. What survives them may still be killed by another. */
const mostCases = Number(process.env.CODE_MUTANTS_CASES ?? 500)

/** How often a case may pass one mutant: twenty times what the largest does, and counted in a moment. */
const mostHits = 200_000

/**
 * Runs golden cases on instrumented code, in the process that Stryker starts in its sandbox. Each case is a test; the
 * first that is answered otherwise than it expects kills a mutant.
 */
class GoldenRunner implements TestRunner {
  readonly #coverage = new CaseCoverage()
  #questions: readonly Question[] = []
  /** Loaded while no mutant is active. */
  #pristine!: Environment
  /** Compiled before by code that is as it is. */
  #validators!: ValidatorSource

  capabilities() {
    return { reloadEnvironment: true }
  }

  async init(): Promise<void> {
    const { questions, validators } = await goldenQuestions()
    this.#questions = questions
    this.#validators = validators
    this.#pristine = await loadEnvironment(process.cwd())
    this.#coverage.apart(() => this.#assertPristine())
  }

  /** In each process, since what is wrong with one would kill every mutant. */
  #assertPristine(): void {
    const reference = this.#built(this.#pristine, this.#validators)
    for (const question of this.#questions) {
      const fault = faultOf(question, this.#pristine, reference)
      if (fault !== undefined) throw new Error(`${question.subject.id}: without a mutant: ${fault}`)
    }
  }

  /** Each case on a reference of its own, so that what builds it counts as passed by the case. */
  async dryRun(): Promise<DryRunResult> {
    const validators = sharedValidators(this.#pristine.compileValidators, this.#coverage.shared)
    const tests = this.#questions.map((question): TestResult => {
      const { id } = question.subject
      const fault = this.#coverage.of(id, () =>
        faultOf(question, this.#pristine, this.#built(this.#pristine, validators)),
      )
      // no time to speak of: that of a case here, with all that is built for it, says nothing of a run that builds it once
      const test = { id, name: id, timeSpentMs: 1 }
      return fault === undefined
        ? { ...test, status: TestStatus.Success }
        : { ...test, status: TestStatus.Failed, failureMessage: fault }
    })
    return { status: DryRunStatus.Complete, tests, mutantCoverage: this.#coverage.result() }
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    const { activeMutant, mutantActivation, testFilter } = options
    instrumented.hitLimit = mostHits
    instrumented.activeMutant = activeMutant.id
    try {
      const wanted = testFilter && new Set(testFilter)
      const questions = this.#questions.filter(({ subject }) => wanted?.has(subject.id) ?? true)
      instrumented.hitCount = 0
      const environment = mutantActivation === 'static' ? await loadEnvironment(process.cwd()) : this.#pristine
      const asked = inOrder(questions, activeMutant.fileName).slice(0, mostCases)
      return this.#asked(asked, environment, activeMutant.fileName)
    } catch (error) {
      // the module itself, or what builds the reference, does not get over it
      return { status: MutantRunStatus.Killed, killedBy: [], failureMessage: String(error), nrOfTests: 0 }
    } finally {
      instrumented.activeMutant = ''
    }
  }

  #asked(questions: readonly Question[], environment: Environment, file: string): MutantRunResult {
    const isOfCompiler = file.endsWith('compile-validators.ts')
    const reference = this.#built(environment, isOfCompiler ? environment.compileValidators : this.#validators)
    const isKilledBy = (question: Question) => {
      instrumented.hitCount = 0
      return faultOf(question, environment, reference) !== undefined || isEndless()
    }
    const killer = inTime(() => questions.findIndex(isKilledBy), 5000 + 10 * questions.length)
    if (killer === undefined || isEndless()) return { status: MutantRunStatus.Timeout, reason: 'an endless loop' }
    const by = questions[killer]?.subject.id
    if (by === undefined) return { status: MutantRunStatus.Survived, nrOfTests: questions.length }
    return { status: MutantRunStatus.Killed, killedBy: [by], failureMessage: by, nrOfTests: killer + 1 }
  }

  #built(environment: Environment, validators: ValidatorSource) {
    return environment.buildReference({ ...environment.specification, validators })
  }
}

/**
 * What some work comes to; undefined where it takes more processor time than that, as a loop does that never passes its
 * mutant. On a busy machine that is long by the clock, so it may have to begin again.
 */
function inTime<T>(work: () => T, milliseconds: number): T | undefined {
  for (let byClock = milliseconds; ; byClock *= 4) {
    const before = process.cpuUsage()
    try {
      return runInNewContext('work()', { work }, { timeout: byClock }) as T
    } catch (error) {
      const isLate = error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
      if (!isLate) throw error
      const { user, system } = process.cpuUsage(before)
      if ((user + system) / 1000 >= milliseconds / 2) return undefined
    }
  }
}

function isEndless(): boolean {
  return (instrumented.hitCount ?? 0) > mostHits
}

export const strykerPlugins = [
  declareClassPlugin(PluginKind.TestRunner, 'golden', GoldenRunner),
  declareClassPlugin(PluginKind.Reporter, 'record', TriedRecord),
]
