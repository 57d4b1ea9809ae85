import type { Arbitrary } from 'fast-check'
import { anyQuestions } from '../../generators/arbitraries.js'
import { questionsBreaking } from '../../generators/one-fault.js'
import type { Question } from '../../generators/question.js'
import { subjectsThat } from '../../generators/valid/wanted.js'
import { missingCapability } from '../engine/capabilities.js'
import type { UnchargedBreakdown } from '../engine/result.js'
import { run } from '../engine/run.js'
import type { HelloResponse } from '../protocol/types.js'
import { type Failure, FuzzSource, type Unanswered } from './fuzz-source.js'
import { KitJudge } from './kit-judge.js'
import { carrierOf, type Target } from './target.js'

/** What is to be run. The same plan makes the same questions on any machine. */
export interface FuzzOptions {
  readonly target: Target
  readonly seed: number
  readonly runs: number
  /** After so many milliseconds no further run is begun. */
  readonly time?: number | undefined
  /** Faults against one rule alone. */
  readonly rule?: string | undefined
  /** For the implementation: how long an answer may take, in milliseconds, and how many questions are in flight. */
  readonly timeout: number
  readonly window: number
  readonly mostShrinks: number
  /** Of so many threads which one this is: each takes its share of the runs. */
  readonly share: { readonly index: number; readonly of: number }
}

export interface Fuzzed {
  /** Questions that were asked and answered, without those that made a failure smaller. */
  readonly runs: number
  /** Questions that were made and that the implementation does not declare. */
  readonly passedOver: number
  readonly failures: readonly Failure[]
  readonly breakdowns: readonly UnchargedBreakdown[]
  readonly unanswered: readonly Unanswered[]
  readonly implementation: { readonly name: string; readonly version?: string | undefined }
}

/** Runs a share of a plan, one run after the other. Rejects as {@link run} does, and where a target cannot be had. */
export async function fuzz(
  options: FuzzOptions,
  onProgress?: (runs: number) => void,
  signal?: AbortSignal,
): Promise<Fuzzed> {
  const judge = new KitJudge()
  const source = new FuzzSource({
    arbitrary: (hello) => arbitraryOf(judge, hello, options.rule),
    seed: options.seed,
    runs: runNumbers(options, performance.now()),
    answer: (question) => judge.answer(question),
    mostShrinks: options.mostShrinks,
    ...(onProgress ? { onProgress } : {}),
  })
  const breakdowns: UnchargedBreakdown[] = []
  const hello = await run(source, await carrierOf(options.target), {
    timeout: options.timeout,
    window: options.window,
    onHello: (said) => source.greeted(said),
    onResult: () => {},
    onBreakdown: (breakdown) => breakdowns.push(breakdown),
    ...(signal ? { signal } : {}),
  })
  const { counts, failures, unanswered } = source
  return { ...counts, failures, breakdowns, unanswered, implementation: hello.implementation }
}

/**
 * What an implementation is asked: what it declares, and no more. Depends on nothing else, so that a run can be looked at
 * again by its number. Undefined where it declares nothing that is made.
 */
export function arbitraryOf(
  judge: KitJudge,
  hello: HelloResponse,
  rule: string | undefined,
): Arbitrary<Question> | undefined {
  if (rule !== undefined) return questionsBreaking(rule, judge)
  const isDeclared = (question: Question) => missingCapability(hello, judge.caseOf(question)) === undefined
  const among = subjectsThat((operation) => Object.hasOwn(hello.capabilities, operation), isDeclared, judge)
  return among.length > 0 ? anyQuestions(judge, among) : undefined
}

function* runNumbers({ runs, time, share }: FuzzOptions, start: number): Generator<number, undefined> {
  for (let run = share.index; run < runs; run += share.of) {
    if (time !== undefined && performance.now() - start > time) return
    yield run
  }
}
