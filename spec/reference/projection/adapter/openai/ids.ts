import type { JsonObject } from '../../../verdict.js'
import { blocksOf, type Draft, type Item } from '../../draft.js'
import { answersIn, callsOf } from './pairing.js'

/** How a provider wants ids of calls to be. */
export interface IdShape {
  /** How many characters they may have. */
  readonly limit: number
  /** The id in characters that the provider takes. */
  readonly spelled: (id: string) => string
  /** What the provider itself calls a call by the id that it has given it. */
  readonly known: (id: string) => string
}

/** The draft with the ids of calls as a provider wants them, different ids staying different, and their results after them. */
export function withIds(draft: Draft, shape: IdShape): Draft {
  const calls = draft.items.flatMap(callsOf)
  const own = calls.filter(({ signature }) => signature !== undefined).map(({ id }) => String(id))
  const taken = new Map(own.map((id) => [shape.known(id), id]))
  const changed = new Map<JsonObject, string>()
  for (const call of calls) if (call.signature === undefined) changed.set(call, freeId(String(call.id), shape, taken))
  const answers = answersIn(draft.items)
  const items = draft.items.map((item) => renamed(item, changed, answers.get(item)?.call))
  return items.every((item, index) => item === draft.items[index]) ? draft : { ...draft, items }
}

/** The spelled id, or with `_2`, `_3` and so on in place of its end where it stands for another id already. */
function freeId(id: string, { limit, spelled }: IdShape, taken: Map<string, string>): string {
  const base = spelled(id)
  for (let count = 1; ; count++) {
    const suffix = count === 1 ? '' : `_${count}`
    const found = base.slice(0, limit - suffix.length) + suffix
    if ((taken.get(found) ?? id) !== id) continue
    taken.set(found, id)
    return found
  }
}

function renamed(item: Item, changed: ReadonlyMap<JsonObject, string>, answered?: JsonObject): Item {
  const { message } = item
  const id = answered && changed.get(answered)
  if (id !== undefined) return id === message.toolCallId ? item : { ...item, message: { ...message, toolCallId: id } }
  if (!blocksOf(message).some((block) => (changed.get(block) ?? block.id) !== block.id)) return item
  const content = blocksOf(message).map((block) => ({ ...block, id: changed.get(block) ?? block.id }))
  return { ...item, message: { ...message, content } }
}
