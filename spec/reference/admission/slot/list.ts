import type { RelationFunction } from '../../rule-function.js'
import { isObject, type JsonObject, own } from '../../verdict.js'

/** `slot.list`: places for messages are lists. Note 0009, Sources of messages. */
export const slotList: RelationFunction = (event) => {
  const data = event.data
  const list = listOf(event)
  return list === undefined || !isObject(data) || Array.isArray(own(data, list)) ? undefined : `/data/${list}`
}

/** The member that holds messages, for the types that hold several. */
export function listOf(event: JsonObject): 'inserted' | 'messages' | undefined {
  const type = event.type
  if (type === 'agent/inbox/spliced') return 'inserted'
  return type === 'session/title-llm-request' ? 'messages' : undefined
}
