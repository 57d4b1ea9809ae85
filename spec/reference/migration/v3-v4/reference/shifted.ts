import type { EdgeContext, EdgeFunction, StepFunction } from '../../../rule-function.js'
import { asObject, isObject, type JsonObject } from '../../../verdict.js'
import { withElements, withMember } from '../../changed.js'
import { isKnown } from '../known.js'
import type { Place } from './places.js'

/** A rule on numbers of events: it is asked only once numbers differ, and of events whose type is known. */
export function shiftedRule(faultOf: (event: JsonObject, context: EdgeContext) => Place | undefined): EdgeFunction {
  return (event, context, placement) =>
    context.edge.references.isShifted && isKnown(placement) ? faultOf(asObject(event), context)?.at : undefined
}

/** The number in the target of an event of the source; what is none stays as it is, for rules to refuse. */
export type Renumber = (seq: unknown) => unknown

/** The same of a step. */
export function shiftedStep(change: (event: JsonObject, renumber: Renumber) => JsonObject): StepFunction {
  return (event, { edge }, placement) =>
    edge.references.isShifted && isKnown(placement)
      ? change(event, (seq) => edge.references.targetOf(seq) ?? seq)
      : event
}

/** An object with numbers of the target in some of its members. */
export function renumbered(owner: unknown, members: readonly string[], renumber: Renumber): unknown {
  if (!isObject(owner)) return owner
  let changed = owner
  for (const member of members) {
    const value = owner[member]
    changed = withMember(changed, member, Array.isArray(value) ? withElements(value, renumber) : renumber(value))
  }
  return changed
}

/** The same of the data of an event. */
export function renumberedData(event: JsonObject, members: readonly string[], renumber: Renumber): JsonObject {
  return withMember(event, 'data', renumbered(event.data, members, renumber))
}
