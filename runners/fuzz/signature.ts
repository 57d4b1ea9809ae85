import { own } from '../../spec/reference/verdict.js'
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
  const came = state === 'fail' ? cameOf(differences, answer, expect) : state
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

/** A rule that an implementation names without being held to it tells kinds of failure apart all the same. */
function cameOf(differences: readonly Difference[], answer: CaseResult['answer'], expect: Expect): string {
  const { outcome, rule = droppedBy(answer) } = answer ?? {}
  if (differences[0]?.what === 'outcome') return typeof rule === 'string' ? `${outcome} ${rule}` : String(outcome)
  const whats = new Set<string>(differences.map(({ what }) => what))
  const expected = expect.outcome === 'refuse' ? expect.rule : expect.dropped?.rule
  const isNamed = typeof rule === 'string' && !whats.has('rule') && rule !== expected
  return `other ${[...whats].sort().join(', ')}${isNamed ? ` ${rule}` : ''}`
}

/** The rule for which an answer says that it withholds rows. */
function droppedBy(answer: CaseResult['answer']): unknown {
  return own(own(answer, 'dropped'), 'rule')
}
