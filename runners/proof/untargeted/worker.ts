import { parentPort, workerData } from 'node:worker_threads'
import { faultyQuestions } from '../../../generators/arbitraries.js'
import { sampled } from '../../../generators/sample.js'
import { KitJudge } from '../../fuzz/kit-judge.js'
import { findingsOf } from './measure.js'
import { sizeOf } from './size.js'
import { smallest } from './smallest.js'

/** What a thread is to do: runs from a first to a last by steps, or the shrinking of what runs found. */
export interface Work {
  readonly seed: number
  readonly runs?: { readonly first: number; readonly limit: number; readonly by: number }
  readonly shrink?: readonly (readonly [rule: string, run: number])[]
}

const { seed, runs, shrink = [] } = workerData as Work
const judge = new KitJudge()
const arbitrary = faultyQuestions(judge)
if (runs) parentPort?.postMessage([...findingsOf(arbitrary, judge, seed, numbers(runs)).values()])
else
  parentPort?.postMessage(
    shrink.map(([rule, run]) => [rule, sizeOf(smallest(sampled(arbitrary, seed, run), rule, arbitrary, judge))]),
  )

function* numbers({ first, limit, by }: NonNullable<Work['runs']>): Generator<number> {
  for (let run = first; run < limit; run += by) {
    if (run % 500 < by) process.stderr.write(`run ${run}\n`)
    yield run
  }
}
