import { responseFault } from '../protocol/messages.js'
import type { Case } from './cases/expand.js'
import { type Answer, compare, type Reports } from './compare.js'
import type { Found } from './found.js'
import type { CaseResult } from './result.js'

/** Deeper than any answer that a vector asks for, and far from where a report of it would overflow the stack. */
const deepest = 500

/** The state that one answer gives its case, with what was found in the directory that it was about. */
export function judgeAnswer(subject: Case, message: unknown, reports: Reports, found?: Found): CaseResult {
  const fault = responseFault(subject.request.op, message)
  if (fault !== undefined)
    return { subject, state: 'error', differences: [], reason: `the answer is not one of the protocol: ${fault}` }
  if (isDeeper(message, deepest))
    return { subject, state: 'error', differences: [], reason: `the answer is nested more than ${deepest} levels deep` }
  const answer = message as Record<string, unknown>
  const differences = compare(subject, message as Answer, reports, found)
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

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (levels === 0) return true
  for (const key in value) if (isDeeper((value as Record<string, unknown>)[key], levels - 1)) return true
  return false
}
