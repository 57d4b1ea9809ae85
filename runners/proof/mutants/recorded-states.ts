import { type Counts, readCounts } from './counts.js'
import { type Equivalent, readEquivalents } from './equivalents.js'
import type { Mutant } from './mutant.js'

/**
 * What the records say of a mutant. The counts and the list of equivalents are held by a test, so where no mutant by an
 * operator survives, those that are not listed are killed. `unproven`: some survive, and only `prove` says which.
 */
export type MutantState = 'killed' | 'equivalent' | 'survived' | 'unproven'

export function recordedStates(
  equivalents: readonly Equivalent[] = readEquivalents(),
  counts: Counts = readCounts(),
): (mutant: Mutant) => MutantState {
  const listed = new Set(equivalents.map(({ id }) => id))
  return ({ id, operator }) => {
    if (listed.has(id)) return 'equivalent'
    return counts[operator]?.survived === 0 ? 'killed' : 'unproven'
  }
}
