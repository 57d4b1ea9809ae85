import { listOf } from '../../admission/slot/list.js'
import { asObject, dataOf, isObject, type JsonObject, step } from '../../verdict.js'
import { withElements, withMember } from '../changed.js'

/** The types of events that carry messages which the edge converts, as a rule has to name them. */
const carriers: ReadonlySet<unknown> = new Set(['system/message', 'assistant/message', 'tool/result'])

/** A place where an event carries a message, and what stands there. */
export interface Slot {
  readonly at: string
  readonly message: unknown
}

/** The places for messages of an event (note 0017, Messages), whether a message stands there or not. */
export function slotsOf(event: JsonObject): readonly Slot[] {
  if (event.type === 'user/message') return [{ at: '/data', message: event.data }]
  if (carriers.has(event.type)) return [{ at: '/data/message', message: dataOf(event).message }]
  const list = listOf(event)
  const messages = list === undefined ? undefined : dataOf(event)[list]
  if (!Array.isArray(messages)) return []
  return messages.map((message, index) => ({ at: `/data/${list}${step(index)}`, message }))
}

/** The place of the first message of an event in which something is wrong: what `faultOf` says, in the event. */
export function slotFault(event: unknown, faultOf: (message: JsonObject) => string | undefined): string | undefined {
  for (const { at, message } of slotsOf(asObject(event))) {
    const fault = isObject(message) ? faultOf(message) : undefined
    if (fault !== undefined) return at + fault
  }
  return undefined
}

/** The event with other messages; the event itself where none is another. */
export function withMessages(event: JsonObject, change: (message: JsonObject) => JsonObject): JsonObject {
  const data = event.data
  if (!isObject(data)) return event
  if (event.type === 'user/message') return withMember(event, 'data', change(data))
  if (carriers.has(event.type)) {
    const { message } = data
    return isObject(message) ? withMember(event, 'data', withMember(data, 'message', change(message))) : event
  }
  const list = listOf(event)
  const messages = list === undefined ? undefined : data[list]
  if (list === undefined || !Array.isArray(messages)) return event
  const changed = withElements(messages, (message) => (isObject(message) ? change(message) : message))
  return withMember(event, 'data', withMember(data, list, changed))
}
