import { parentPort, workerData } from 'node:worker_threads'
import { KitJudge } from '../../fuzz/kit-judge.js'
import { searchAlone } from './search.js'

/** What a thread is told once; it is then sent the ids of rules, one at a time. */
export interface Work {
  readonly seed: number
  readonly seconds: number
}

const { seed, seconds } = workerData as Work
const judge = new KitJudge()
parentPort?.on('message', (rule: string) =>
  parentPort?.postMessage(searchAlone(rule, judge, seed, seconds, () => performance.now())),
)
