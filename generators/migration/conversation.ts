import { sameValue } from '../../spec/reference/stream/same-value.js'
import { isObject, type JsonObject, own, ownPath, type Session } from '../../spec/reference/verdict.js'

/** The messages of a log, wherever a model or a person could see them, in order. What an edge calls otherwise is not asked for. */
export function messagesOf({ events }: Session): JsonObject[] {
  return events
    .flatMap(({ type, data }) => {
      if (type === 'user/message') return [data]
      if (type === 'assistant/message' || type === 'tool/result' || type === 'system/message')
        return [own(data, 'message')]
      if (type === 'agent/inbox/spliced') return listed(own(data, 'inserted'))
      return type === 'session/title-llm-request' ? listed(own(data, 'messages')) : []
    })
    .filter(isObject)
}

/** All that a message says in words. */
export function textsOf(message: JsonObject): unknown[] {
  return blocksOf(message).flatMap(({ text }) => (text === undefined ? [] : [text]))
}

/** The blocks of a message. The wrapper of a result is looked through: V4 has none. */
function blocksOf(message: JsonObject): JsonObject[] {
  const blocks = listed(message.content).filter(isObject)
  return blocks.flatMap((block) => (block.type === 'tool-result' ? blocksOf(block) : [block]))
}

/** The ids of calls: started, asked for, answered and dispatched. */
export function callIdsOf(session: Session): unknown[] {
  const called = session.events.flatMap(({ data }) => [own(data, 'callId'), own(data, 'subCallId')])
  const said = messagesOf(session).flatMap((message) => [
    ownPath(message, 'source', 'callId'),
    ...blocksOf(message).map(({ id }) => id),
  ])
  return [...called, ...said].filter((id) => id !== undefined)
}

/** The content of results, each as a list of blocks: in V3 that of a wrapper, in V4 that of the message. */
export function resultsOf({ events }: Session): (readonly unknown[])[] {
  return events.flatMap(({ type, data }) => {
    if (type !== 'tool/result') return []
    const { role, content } = (own(data, 'message') ?? {}) as JsonObject
    return [listed(role === 'tool' ? content : own(listed(content)[0], 'content'))]
  })
}

/** Whether blocks are the same, but for types that a plugin owns and that V4 calls so. */
export function sameBlocks(before: readonly unknown[], after: readonly unknown[]): boolean {
  return before.length === after.length && before.every((block, index) => sameBlock(block, after[index]))
}

function sameBlock(before: unknown, after: unknown): boolean {
  if (sameValue(before, after)) return true
  if (!isObject(before) || !isObject(after) || after.type !== `plugin:${before.type}`) return false
  return sameValue({ ...before, type: after.type }, after)
}

function listed(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
