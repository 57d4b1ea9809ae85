import { parentPort } from 'node:worker_threads'
import { specification } from '../../../spec/reference/specification.js'
import { goldenCases } from './golden-cases.js'
import type { Mutant } from './mutant.js'
import { mutantsOf } from './mutants.js'
import { type Outcome, Trial } from './trial.js'

/** Numbers of mutants to try: up to the first case that kills each, or on every case. */
export interface Share {
  readonly numbers: readonly number[]
  readonly isMatrix: boolean
}

/** Numbers of mutants with what became of them. */
export type Told = readonly (readonly [number: number, outcome: Outcome])[]

const mutants = mutantsOf(specification)
const trial = new Trial(specification, goldenCases())

parentPort?.on('message', ({ numbers, isMatrix }: Share) => {
  const told: Told = numbers.map((number) => {
    const mutant = mutants[number] as Mutant
    return [number, isMatrix ? trial.runAll(mutant) : trial.run(mutant)]
  })
  parentPort?.postMessage(told)
})
