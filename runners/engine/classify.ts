import { responseFault } from '../protocol/messages.js'
import type { Case } from './cases/expand.js'
import { type Answer, compare, type Reports } from './compare.js'
import type { CaseResult } from './result.js'

/** The state that one answer gives its case. */
export function judgeAnswer(subject: Case, message: unknown, reports: Reports): CaseResult {
  const fault = responseFault(subject.request.op, message)
  if (fault !== undefined)
    return { subject, state: 'error', differences: [], reason: `the answer is not one of the protocol: ${fault}` }
  const answer = message as Record<string, unknown>
  const differences = compare(subject, message as Answer, reports)
  if (subject.vector.scored === false) {
    return {
      subject,
      state: 'not-scored',
      answer,
      differences,
      reason: subject.vector.reason ?? 'the facts leave it open',
    }
  }
  return { subject, state: differences.length === 0 ? 'pass' : 'fail', answer, differences }
}
