import type { RelationFunction } from '../../rule-function.js'
import { isObject, type JsonObject, own, ownPath, step } from '../../verdict.js'
import { listOf } from './list.js'

/** `slot.source`: each message says which producer it comes from. Note 0009, Sources of messages. */
export const slotSource: RelationFunction = (event) => {
  for (const [at, message] of messagesOf(event)) {
    const source = own(message, 'source')
    if (!isObject(source)) return `${at}/source`
    const kind = own(source, 'kind')
    if (typeof kind !== 'string' || kind === '' || kind === 'plugin') return `${at}/source/kind`
  }
  return undefined
}

const carriers = new Set(['system/message', 'developer/message', 'assistant/message', 'tool/result'])

/** Each message of an event with its place. */
function messagesOf(event: JsonObject): (readonly [string, JsonObject])[] {
  const type = String(own(event, 'type'))
  const list = listOf(event)
  if (list !== undefined) {
    const messages = ownPath(event, 'data', list)
    return (Array.isArray(messages) ? messages : []).flatMap((message, index) =>
      isObject(message) ? [[`/data/${list}${step(index)}`, message] as const] : [],
    )
  }
  const at = type === 'user/message' ? '/data' : '/data/message'
  const message = type === 'user/message' ? own(event, 'data') : ownPath(event, 'data', 'message')
  const isSlot = type === 'user/message' || carriers.has(type)
  return isSlot && isObject(message) ? [[at, message]] : []
}
