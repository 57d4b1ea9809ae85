import type { Expect } from '../engine/cases/vector.js'
import type { Difference } from '../engine/compare.js'
import type { CaseResult } from '../engine/result.js'
import { placeOf } from '../proof/refusals.js'

/**
 * What kind of failure a result is: where it was asked, what was expected, and what came instead. Failures of one kind are
 * taken for one fault, of which one input is shown.
 */
export function signatureOf({ subject, state, differences, answer }: CaseResult): string {
  const { request, format, expect } = subject
  const adapter = 'adapter' in request ? `/${request.adapter}` : ''
  const action = request.op === 'stream' ? `/${request.action}` : ''
  const where = `${request.op === 'admit' ? `admit/${placeOf(subject)}` : request.op}${adapter}${action}@${format}`
  const came = state === 'fail' ? cameOf(differences, answer) : state
  return `${where}: ${expectedOf(expect)} → ${came}`
}

/** A reference that throws is at fault itself: that is never taken for an acceptance. */
function expectedOf(expect: Expect): string {
  if (expect.outcome === 'refuse') return `refuse ${expect.rule}`
  if (expect.outcome !== 'accept') return String((expect as { outcome: unknown }).outcome)
  const rules = [expect.dropped, expect.failure, ...(expect.warnings ?? []), ...(expect.verdicts ?? [])]
  const named = rules.flatMap((it) => (it && 'rule' in it && it.rule !== undefined ? [it.rule] : []))
  return ['accept', ...new Set(named)].join(' ')
}

function cameOf(differences: readonly Difference[], answer: CaseResult['answer']): string {
  const [first] = differences
  if (first?.what === 'outcome') {
    const { outcome, rule } = answer ?? {}
    return typeof rule === 'string' ? `${outcome} ${rule}` : String(outcome)
  }
  return `other ${[...new Set(differences.map(({ what }) => what))].sort().join(', ')}`
}
