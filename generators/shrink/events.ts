import { asObject, isObject, type JsonObject } from '../../spec/reference/verdict.js'
import { recordOf } from './belonging.js'
import { type Place, withValue } from './places.js'

/**
 * Inputs in which events are plainer: of a log that is no copy, with messages that ask for no turn, step or call, with
 * records as what they are instead of as texts.
 */
export function plainerEvents(input: JsonObject, places: readonly Place[]): (() => JsonObject)[] {
  return places.flatMap(([path, value]) => {
    if (typeof path.at(-1) !== 'number') return []
    const plainer = [spokenByUser(value), typeof value === 'string' ? recordOf(value) : value]
    return plainer.flatMap((it) => (it === undefined || it === value ? [] : () => withValue(input, path, it)))
  })
}

/** A message of anyone as one of the user, which is what it is wherever it stands; undefined of anything else. */
function spokenByUser(event: unknown): JsonObject | undefined {
  if (!isObject(event) || event.type === 'user/message') return undefined
  const { message = event.surfaceOp && { id: 'a', source: { kind: 'user' }, content: [] } } = asObject(event.data)
  if (!isObject(message)) return undefined
  return {
    ...event,
    type: 'user/message',
    data: { ...message, ...(message.role === undefined ? {} : { role: 'user' }) },
  }
}
