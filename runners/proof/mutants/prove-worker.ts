import { parentPort } from 'node:worker_threads'
import { specification } from '../../../spec/reference/specification.js'
import { goldenCases } from './golden-cases.js'
import type { Mutant } from './mutant.js'
import { mutantsOf } from './mutants.js'
import { type Outcome, Trial } from './trial.js'

/** Numbers of mutants with what became of them. */
export type Told = readonly (readonly [number: number, outcome: Outcome])[]

const mutants = mutantsOf(specification)
const trial = new Trial(specification, goldenCases())

parentPort?.on('message', (share: readonly number[]) => {
  const told: Told = share.map((number) => [number, trial.run(mutants[number] as Mutant)])
  parentPort?.postMessage(told)
})
