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
  /** Whether calls of different turns may have the same. */
  readonly isShared: boolean
}

/** The draft with the ids of calls as a provider wants them, different ids staying different, and their results after them. */
export function withIds(draft: Draft, shape: IdShape): Draft {
  const calls = draft.items.flatMap(callsOf)
  // an id that says nothing is none that a provider has given
  const isOwn = ({ signature, id }: JsonObject) => signature !== undefined && shape.known(String(id)) !== ''
  const taken = new Map(calls.filter(isOwn).map((call) => [shape.known(String(call.id)), holderOf(call, shape)]))
  const changed = new Map<JsonObject, string>()
  for (const call of calls) if (!isOwn(call)) changed.set(call, freeId(call, shape, taken))
  const answers = answersIn(draft.items)
  return { ...draft, items: draft.items.map((item) => renamed(item, changed, answers.get(item)?.call)) }
}

/** Whose an id is: of all calls that the history knows by the same, or of the one call. */
function holderOf(call: JsonObject, { isShared }: IdShape): unknown {
  return isShared ? call.id : call
}

/** The spelled id, or with `_2`, `_3` and so on in place of its end where another has it already. */
function freeId(call: JsonObject, shape: IdShape, taken: Map<string, unknown>): string {
  const base = shape.spelled(String(call.id))
  const holder = holderOf(call, shape)
  for (let count = 1; ; count++) {
    const suffix = count === 1 ? '' : `_${count}`
    const found = base.slice(0, shape.limit - suffix.length) + suffix
    if ((taken.get(found) ?? holder) !== holder) continue
    taken.set(found, holder)
    return found
  }
}

function renamed(item: Item, changed: ReadonlyMap<JsonObject, string>, answered?: JsonObject): Item {
  const { message } = item
  const id = answered && changed.get(answered)
  if (id !== undefined) return { ...item, message: { ...message, toolCallId: id } }
  const content = blocksOf(message).map((block) => ({ ...block, id: changed.get(block) ?? block.id }))
  return { ...item, message: { ...message, content } }
}
