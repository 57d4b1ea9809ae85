import type { Question } from '../../generators/question.js'
import { sampled } from '../../generators/sample.js'
import type { Case } from '../engine/cases/expand.js'
import { isFailure } from '../engine/expected-failures.js'
import type { CaseResult } from '../engine/result.js'
import { run as runCases } from '../engine/run.js'
import { arbitraryOf } from './fuzz.js'
import type { Failure } from './fuzz-source.js'
import { caseOf } from './generated-case.js'
import { KitJudge } from './kit-judge.js'
import { signatureOf } from './signature.js'
import { carrierOf, type Target } from './target.js'

export interface Replay {
  readonly target: Target
  readonly seed: number
  readonly run: number
  /** The steps by which the input was made smaller. */
  readonly steps: readonly number[]
  readonly rule: string | undefined
  readonly timeout: number
}

/**
 * Asks the question of one run once more, as it was after some steps of shrinking. Undefined where it is answered as it
 * should be. Throws a `RangeError` where there are no such steps, and rejects as {@link runCases} does.
 */
export async function replay({ target, seed, run, steps, rule, timeout }: Replay): Promise<Failure | undefined> {
  const judge = new KitJudge()
  const results: CaseResult[] = []
  let question: Question | undefined
  const next = (): Case | undefined => {
    if (!question || results.length > 0) return undefined
    return caseOf(question, `run-${run}`, judge.answer(question))
  }
  await runCases({ next }, await carrierOf(target), {
    timeout,
    window: 1,
    // what it is asked depends on what it declares
    onHello: (hello) => {
      const arbitrary = arbitraryOf(judge, hello, rule)
      question = arbitrary && sampled(arbitrary, seed, run, steps)
    },
    onResult: (result) => results.push(result),
  })
  if (!question) throw new RangeError(`run ${run} of seed ${seed} has no such steps: ${steps.join(':')}`)
  const [result] = results
  if (!result || !isFailure(result)) return undefined
  return { signature: signatureOf(result), run, times: 1, path: steps, question, result }
}
