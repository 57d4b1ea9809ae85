import type { JsonObject } from '../../../verdict.js'
import { blocksOf, type Item } from '../../draft.js'

/** The calls of an assistant message; of others none. */
export function callsOf({ message }: Item): readonly JsonObject[] {
  return message.role === 'assistant' ? blocksOf(message).filter(({ type }) => type === 'tool-call') : []
}

/** A call, and the message that made it. */
export interface Call {
  readonly caller: Item
  readonly call: JsonObject
}

/**
 * Which call each result answers: the latest before it with its id that no other result has answered. A result that
 * answers none is not in it.
 */
export function answersIn(items: readonly Item[]): ReadonlyMap<Item, Call> {
  const open: Call[] = []
  const answers = new Map<Item, Call>()
  for (const item of items) {
    open.push(...callsOf(item).map((call) => ({ caller: item, call })))
    if (item.message.role !== 'tool') continue
    const index = open.findLastIndex(({ call }) => call.id === item.message.toolCallId)
    for (const answered of index < 0 ? [] : open.splice(index, 1)) answers.set(item, answered)
  }
  return answers
}
