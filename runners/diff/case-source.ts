import { anyQuestions } from '../../generators/arbitraries.js'
import { sampled } from '../../generators/sample.js'
import { type Case, expandVectors } from '../engine/cases/expand.js'
import type { Vector } from '../engine/cases/vector.js'
import { idMatcher } from '../engine/pattern.js'
import type { CaseSource } from '../engine/run.js'
import { caseOf } from '../fuzz/generated-case.js'
import { KitJudge } from '../fuzz/kit-judge.js'

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

/** Where the cases come from. Throws a VectorFault on vectors that cannot be asked. */
export function caseSource(wanted: Wanted): Cases {
  if (wanted.kind === 'generated') return generated(wanted.seed, wanted.runs)
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

/** The questions that `fuzz` asks with the same seed, with what the reference answers. */
function generated(seed: number, runs: number): Cases {
  const judge = new KitJudge()
  const arbitrary = anyQuestions(judge)
  let run = 0
  const next = (): Case | undefined => {
    while (run < runs) {
      const question = sampled(arbitrary, seed, run)
      const answer = judge.answer(question)
      const id = `run-${run++}`
      // where the reference has no answer there is nothing to hold the sides against; `fuzz` tells of it
      if (answer.outcome === 'accept' || answer.outcome === 'refuse') return caseOf(question, id, answer)
    }
    return undefined
  }
  return { source: { next }, total: runs, unused: [] }
}

function listed(cases: readonly Case[]): CaseSource {
  let at = 0
  return { next: () => cases[at++] }
}
