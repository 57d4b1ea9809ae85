import { type Case, expandVectors } from '../engine/cases/expand.js'
import type { Vector } from '../engine/cases/vector.js'
import { idMatcher } from '../engine/pattern.js'
import type { CaseSource } from '../engine/run.js'

/** Which cases the sides are asked. */
export type Wanted =
  | { readonly kind: 'vectors'; readonly vectors: readonly Vector[]; readonly patterns?: readonly string[] }
  | { readonly kind: 'generated'; readonly seed: number; readonly runs: number }

/** Cases, and how many of them there are. */
export interface Cases {
  readonly source: CaseSource
  readonly total: number
  /** Patterns that no case and no rule matches. */
  readonly unused: readonly string[]
}

/** Where the cases come from. Throws a VectorFault on vectors that cannot be asked, and where there is no such source. */
export function caseSource(wanted: Wanted): Cases {
  if (wanted.kind === 'generated') throw new RangeError('this build has no source of generated cases')
  const matchers = (wanted.patterns ?? ['**']).map((pattern) => ({
    pattern,
    matches: idMatcher(pattern),
    isUsed: false,
  }))
  const cases = expandVectors(wanted.vectors, (id, vector) => {
    const matching = matchers.filter(({ matches }) => [id, ...vector.rules].some(matches))
    for (const matcher of matching) matcher.isUsed = true
    return matching.length > 0
  })
  const unused = matchers.filter(({ isUsed }) => !isUsed).map(({ pattern }) => pattern)
  return { source: listed(cases), total: cases.length, unused }
}

function listed(cases: readonly Case[]): CaseSource {
  let at = 0
  return { next: () => cases[at++] }
}
