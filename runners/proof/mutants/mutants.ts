import type { Specification } from '../../../spec/reference/specification.js'
import { constraintMutants } from './constraint-mutants.js'
import { eventMutants } from './event-mutants.js'
import type { Mutant } from './mutant.js'
import { checkMutants, rowMutants, ruleMutants } from './table-mutants.js'

/** Every mutant of some lists, by the operators of note 0014. The same lists give the same mutants in the same order. */
export function mutantsOf(lists: Specification): Mutant[] {
  return [
    ...constraintMutants(lists),
    ...ruleMutants(lists),
    ...checkMutants(lists),
    ...rowMutants(lists),
    ...eventMutants(lists),
  ]
}
