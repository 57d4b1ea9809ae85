import type { RuleRecord } from '../../../spec/rule-record.js'
import type { Case } from '../../engine/cases/expand.js'
import type { Vector } from '../../engine/cases/vector.js'
import { refusalsOf } from '../refusals.js'

/** What a vector is to a rule that it names. */
export const vectorKinds = ['refusing', 'warning', 'accepting', 'other'] as const
export type VectorKind = (typeof vectorKinds)[number]

/** `other` is not scored, or refused by another rule: it says nothing of this one by itself. */
export function proofOf(rule: string, subject: Case): VectorKind {
  if (subject.vector.scored === false) return 'other'
  if (refusalsOf(subject).some((it) => it.rule === rule)) return 'refusing'
  const { expect } = subject
  if (expect.outcome === 'refuse') return 'other'
  return expect.warnings?.some((warning) => warning.rule === rule) ? 'warning' : 'accepting'
}

/**
 * Why the cases that name a rule do not prove its effect; undefined where they do. `accepted` has the ids of the vectors
 * that are accepted, of which one may be the base of a refusal.
 */
export function unproven(
  id: string,
  rule: Pick<RuleRecord, 'level' | 'effect'>,
  cases: readonly Case[],
  accepted: ReadonlySet<string>,
  isOfEdge: (rule: string) => boolean = () => false,
): string | undefined {
  // what an edge refuses, its later stages and the restorer may refuse as well, by rules that the vector is not about
  const isAlone = ({ rules, faults: [first, ...others] = [] }: Vector) =>
    first === undefined ||
    (isOfEdge(first) && first === id && (rules.length === 1 || others.every((other) => !isOfEdge(other))))
  const of = (kind: VectorKind) => cases.filter((it) => proofOf(id, it) === kind)
  const isAccepted = cases.some((it) => it.vector.scored !== false && it.expect.outcome === 'accept')
  if (rule.effect === 'accept') return isAccepted ? undefined : 'no vector is accepted because of it'
  if (rule.effect === 'convert')
    return cases.length >= 2 ? undefined : 'there is not one vector where it acts and one where it must not'
  if (rule.effect === 'preserve')
    return cases.some(holdsWhatIsKept) ? undefined : 'no vector holds the preserved value in its expected output'
  if (rule.level === 'should') return of('warning').length > 0 ? undefined : 'no vector expects its warning'
  const single = of('refusing').filter(({ vector }) => isAlone(vector))
  if (single.length === 0) return 'no vector with this one fault expects its refusal'
  const hasTwin = single.some(({ vector }) => vector.base !== undefined && accepted.has(vector.base))
  return hasTwin || isAccepted ? undefined : 'no valid vector stands beside it'
}

function holdsWhatIsKept({ vector, expect: it, directory }: Case): boolean {
  if (vector.scored === false) return false
  if (directory) return true // all that stands in it is held against what stood there before
  if (it.outcome !== 'accept') return false
  return (
    it.events === 'as-rows' ||
    [it.session, it.rows, it.surface, it.messages, it.blocks, it.records, it.chunks, it.body].some(
      (held) => held !== undefined,
    )
  )
}
