import { asObject, dataOf, isObject, type JsonObject } from '../../spec/reference/verdict.js'
import { recordOf } from './belonging.js'
import { withoutElements } from './lists.js'
import { type Place, withValue } from './places.js'

/**
 * Inputs in which events are plainer: without a turn around them, spoken by the user instead of by anyone else, and as
 * records instead of as texts of records.
 */
export function plainerEvents(input: JsonObject, places: readonly Place[]): (() => JsonObject)[] {
  return places.flatMap(([path, value]) => {
    if (Array.isArray(value))
      return value.filter(beginsTurn).map((begin) => () => {
        const list = value.map((event) => (isOf(begin, event) ? outsideTurns(event) : event))
        const gone = value.flatMap((event, index) => (isOf(begin, event) && isBound(event) ? [index] : []))
        return withoutElements(input, path, list, gone)
      })
    if (typeof path.at(-1) !== 'number') return []
    const plainer = [spokenByUser(value), recordOf(value)]
    return plainer.flatMap((it) => (it === undefined || it === value ? [] : () => withValue(input, path, it)))
  })
}

function beginsTurn(event: unknown): event is JsonObject {
  return asObject(event).type === 'turn/start' && typeof dataOf(event as JsonObject).turn === 'number'
}

/** Whether an event is one of the turn that another begins. */
function isOf(begin: JsonObject, event: unknown): event is JsonObject {
  return isObject(event) && dataOf(event).turn === dataOf(begin).turn
}

/** Whether an event is the begin or the end of a turn or of a step. */
function isBound({ type }: JsonObject): boolean {
  return /^(turn|step)\/(start|end)$/.test(String(type))
}

/** An event of a turn as one that may stand where no turn is open. */
function outsideTurns(event: JsonObject): JsonObject {
  if (isBound(event)) return event
  return spokenByUser(event) ?? { ...event, data: { ...dataOf(event), turn: null } }
}

/** A message of anyone as one of the user, which is what it is wherever it stands; undefined of anything else. */
function spokenByUser(event: unknown): JsonObject | undefined {
  if (!isObject(event) || event.type === 'user/message') return undefined
  const { message = event.surfaceOp && { id: 'a', source: { kind: 'user' }, content: [] } } = asObject(event.data)
  if (!isObject(message)) return undefined
  const role = message.role === undefined ? {} : { role: 'user' }
  return { ...event, type: 'user/message', data: { ...message, ...role } }
}
