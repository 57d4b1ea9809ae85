/**
 * Admission of events in a browser: what `event` and `window` judge, with the verdicts of the whole kit. Neither Node
 * nor the compiler of schemas is in it, and no function is made of text, so that a page needs no `unsafe-eval`.
 */
import type { KnownFormat } from '../generated/formats.js'
import { type AdmitEvent, type Admitted, buildAdmitEvent } from '../reference/admission/admit-event.js'
import { type AdmitWindow, buildAdmitWindow, type Delivered } from '../reference/admission/admit-window.js'
import { inDoubt } from '../reference/gate/in-doubt.js'
import type { Specification } from '../reference/specification.js'
import { projectionName, type ValidatorSource } from '../reference/validators.js'
import type { Refusal } from '../reference/verdict.js'
import type { RuleRecord } from '../rule-record.js'
import { formats as formatRecords, rules as ruleRecords, validators } from './precompiled.js'
import { browserRuleFunctions } from './rule-functions.js'

export type * as v3 from '../generated/types/v3.js'
export type * as v4 from '../generated/types/v4.js'
export type { Admitted } from '../reference/admission/admit-event.js'
export type { Delivered } from '../reference/admission/admit-window.js'
export type { Refusal, Warning } from '../reference/verdict.js'
export type { KnownFormat, RuleRecord }

/** The rules that can be named in a verdict, by id, each with its statement in English and in Chinese. */
export const rules: Readonly<Record<string, RuleRecord>> = ruleRecords

/** The formats that are judged. */
export const formats: readonly KnownFormat[] = Object.values(formatRecords).map((it) => it.format as KnownFormat)

const precompiled: ValidatorSource = (projection) => {
  const name = projectionName(projection)
  const found = validators[name]
  if (!found) throw new Error(`no validator was built for ${name}`)
  return found
}

const specification: Specification = {
  formats: formatRecords,
  rules: ruleRecords,
  functions: browserRuleFunctions,
  validators: precompiled,
  gates: inDoubt,
}

const admissions = new Map<number, { readonly event: AdmitEvent; readonly window: AdmitWindow }>(
  Object.values(formatRecords).map((format) => [
    format.format,
    { event: buildAdmitEvent(specification, format), window: buildAdmitWindow(specification, format) },
  ]),
)

/**
 * Judges one event as it is adopted: payload rules, placement, and the shape of its message. `vocabulary` is the
 * complete list of installed types; without it, it is the format's own. Throws a `RangeError` on a format that is none
 * of {@link formats}.
 *
 * @example
 * const verdict = admitEvent(4, { type: 'turn/start', seq: 0, time: 1, data: { turn: 1 } })
 * if (verdict.outcome === 'refuse') console.error(verdict.rule, verdict.at)
 */
export function admitEvent(format: KnownFormat, event: unknown, vocabulary?: readonly string[]): Admitted | Refusal {
  return admissionOf(format).event(event, vocabulary)
}

/**
 * Judges events that are delivered, before any of them is shown: a snapshot, a live event, or a page of older events.
 * The row of a refusal is the place of the event among them, from 1; 0 is the delivery as a whole. `vocabulary` and
 * the error are those of {@link admitEvent}.
 *
 * @example
 * const verdict = admitWindow(4, { delivery: 'snapshot', events, cursor: 41 })
 * if (verdict.outcome === 'refuse') show(rules[verdict.rule].statement.zh, events[verdict.row - 1])
 */
export function admitWindow(
  format: KnownFormat,
  delivered: Delivered,
  vocabulary?: readonly string[],
): Admitted | Refusal {
  return admissionOf(format).window(delivered, vocabulary)
}

function admissionOf(format: KnownFormat) {
  const found = admissions.get(format)
  if (!found) throw new RangeError(`format ${format} is not judged; ${formats.join(' and ')} are`)
  return found
}
