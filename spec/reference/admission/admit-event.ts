import type { FormatRecord } from '../../rule-record.js'
import { classifier } from '../classify.js'
import { buildJudge, buildWarner, shouldRules } from '../judge.js'
import { refusal } from '../refusal.js'
import type { Specification } from '../specification.js'
import { isCount, own, type Refusal, type Warning } from '../verdict.js'

export interface Admitted {
  readonly outcome: 'accept'
  /** Breaches of `should` rules; absent when there are none. */
  readonly warnings?: readonly Warning[]
}

export type AdmitEvent = (event: unknown, vocabulary?: readonly string[]) => Admitted | Refusal

/** Admission of one event as it is adopted (design section 3, `event`): payload rules, placement, message shape. */
export function buildAdmitEvent(specification: Specification, format: FormatRecord): AdmitEvent {
  const judge = buildJudge(specification, format, refusingRules(format))
  const warn = buildWarner(specification, format, 'event')
  const classifyByFormat = classifier(format, 'format')
  return (event, vocabulary) => {
    const classify = vocabulary === undefined ? classifyByFormat : classifier(format, new Set(vocabulary))
    const kind = classify(event)
    const seq = own(event, 'seq')
    const context = { format: format.format, position: isCount(seq) ? seq : 0 }
    const breach = judge(event, kind, context)
    if (breach) return refusal(specification, format.format, 'event', breach)
    const warnings = warn(event, kind, context)
    return warnings.length === 0 ? { outcome: 'accept' } : { outcome: 'accept', warnings }
  }
}

/** The rules of which a breach refuses an event as it is adopted, or warns of it. */
export function admissionRules(specification: Specification, format: FormatRecord): string[] {
  return [...refusingRules(format), ...shouldRules(specification, format, 'event')]
}

function refusingRules(format: FormatRecord): string[] {
  return format.checks.filter((row) => row.at === 'event').flatMap((row) => row.rules)
}
