import type { FormatRecord } from '../../rule-record.js'
import { classifier } from '../classify.js'
import { gated } from '../gate/gate.js'
import { buildJudge, buildWarner, shouldRules } from '../judge.js'
import { refusal } from '../refusal.js'
import type { Specification } from '../specification.js'
import { isCount, isObject, own, type Refusal, type Warning } from '../verdict.js'

export interface Admitted {
  readonly outcome: 'accept'
  /** Breaches of `should` rules; absent when there are none. */
  readonly warnings?: readonly Warning[]
}

export type AdmitEvent = (event: unknown, vocabulary?: readonly string[]) => Admitted | Refusal

/**
 * The same for an event as `JSON.parse` gives it, and for the format's own vocabulary: mostly no more than a few
 * comparisons. Undefined where it is admitted without a warning.
 */
export type AdmitParsedEvent = (event: unknown) => Admitted | Refusal | undefined

export interface EventAdmission {
  readonly admit: AdmitEvent
  readonly admitParsed: AdmitParsedEvent
}

/** Admission of one event as it is adopted (design section 3, `event`): payload rules, placement, message shape. */
export function buildEventAdmission(specification: Specification, format: FormatRecord): EventAdmission {
  const rules = format.checks.filter((row) => row.at === 'event').flatMap((row) => row.rules)
  const judge = buildJudge(specification, format, rules)
  const warn = buildWarner(specification, format, 'event')
  const make = gated(specification, format, [...rules, ...shouldRules(specification, 'event')])
  const classifyByFormat = classifier(format, 'format', make)
  const admit: AdmitEvent = (event, vocabulary) => {
    const classify = vocabulary === undefined ? classifyByFormat : classifier(format, new Set(vocabulary))
    const kind = classify(event)
    const seq = own(event, 'seq')
    const breach = judge(event, kind, { format: format.format, position: isCount(seq) ? seq : 0 })
    if (breach) return refusal(specification, format.format, 'event', breach)
    const warnings = warn(event, kind)
    return warnings.length === 0 ? { outcome: 'accept' } : { outcome: 'accept', warnings }
  }
  const context = { format: format.format, position: 0 }
  const admitParsed: AdmitParsedEvent = (event) => {
    if (!isObject(event)) return admit(event)
    context.position = isCount(event.seq) ? event.seq : 0
    return classifyByFormat(event).passes(event, context) ? undefined : admit(event)
  }
  return { admit, admitParsed }
}
