import type { Case } from '../../engine/cases/expand.js'
import type { Vector } from '../../engine/cases/vector.js'
import type { Verdict } from './verdicts.js'

/** Vectors that notice the same mutants, none of which says what it alone is for. */
export interface SameKills {
  /** How many mutants each of them kills. */
  readonly mutants: number
  readonly vectors: readonly string[]
}

export interface KillSets {
  /** Scored vectors. */
  readonly vectors: number
  /** How many sets of mutants there are, each of them killed by one vector or by several. */
  readonly sets: number
  /** Vectors whose set another one has too. */
  readonly shared: number
  /**
   * Of those the ones that a person learns nothing from. `catches` is the word for the implementation that a vector is
   * against: of the vectors of a set one may go without, and the others have to have a word, each its own. A vector that
   * others are changed from is what they stand beside, and needs none.
   */
  readonly same: readonly SameKills[]
}

/** What the vectors kill, from verdicts on all mutants with all that kill them. */
export function killSets(verdicts: readonly Verdict[], cases: readonly Case[]): KillSets {
  const all = [...new Set(cases.map(({ vector }) => vector))]
  const vectors = all.filter(({ scored }) => scored !== false)
  const vectorOf = new Map(cases.map(({ id, vector }) => [id, vector]))
  const killed = new Map<Vector, Set<string>>(vectors.map((vector) => [vector, new Set()]))
  for (const { mutant, kills = [] } of verdicts)
    for (const id of kills) killed.get(vectorOf.get(id) as Vector)?.add(mutant.id)
  const sets = groupsOf(vectors, (vector) => [...(killed.get(vector) ?? [])].sort().join('\n'))
  const shared = sets.filter((group) => group.length > 1)
  const bases = new Set(all.map(({ base }) => base))
  const same = shared.flatMap((group) =>
    groupsOf(group, ({ catches }) => catches?.en ?? '')
      .filter((others) => others.length > 1 && others.some(({ id }) => !bases.has(id)))
      .map((others) => ({
        mutants: killed.get(others[0] as Vector)?.size ?? 0,
        vectors: others.map(({ id }) => id),
      })),
  )
  return { vectors: vectors.length, sets: sets.length, shared: shared.flat().length, same }
}

function groupsOf(vectors: readonly Vector[], keyOf: (vector: Vector) => string): Vector[][] {
  const groups = new Map<string, Vector[]>()
  for (const vector of vectors) {
    const key = keyOf(vector)
    groups.set(key, [...(groups.get(key) ?? []), vector])
  }
  return [...groups.values()]
}
