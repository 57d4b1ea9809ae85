import type { JsonObject } from '../../../verdict.js'
import { blocksOf, type Item } from '../../draft.js'

/** The calls of a message: none but those of assistant messages hold any. */
export function callsOf({ message }: Item): readonly JsonObject[] {
  return blocksOf(message).filter(({ type }) => type === 'tool-call')
}

/** A call, and the message that made it. */
export interface Call {
  readonly caller: Item
  readonly call: JsonObject
}

/**
 * Which call each result answers: that of the nearest assistant message before it which has its id, unless another result
 * has answered it. A result that answers none is not in it.
 */
export function answersIn(items: readonly Item[]): ReadonlyMap<Item, Call> {
  let open: readonly Call[] = []
  const answers = new Map<Item, Call>()
  for (const item of items) {
    if (item.message.role === 'assistant') open = callsOf(item).map((call) => ({ caller: item, call }))
    const answered = item.message.role === 'tool' && open.find(({ call }) => call.id === item.message.toolCallId)
    if (!answered) continue
    answers.set(item, answered)
    open = open.filter((it) => it !== answered)
  }
  return answers
}
