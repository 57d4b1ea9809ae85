import type { JsonObject } from '../../../../spec/reference/verdict.js'
import type { Draw } from '../../../draw.js'
import type { Call } from '../calls.js'
import { anyText, tellingText, toolNames } from '../text.js'

/** A response of a provider, event by event, and what becomes of it. */
export interface Reply {
  readonly events: readonly unknown[]
  /** The calls of the assistant message that is assembled of it, by the ids that they have there. */
  readonly calls: readonly Call[]
}

/** What a model says in a response, before it is cut into events. */
export interface Part {
  readonly type: 'text' | 'reasoning' | 'tool-call'
  readonly text: string
  readonly id: string
  readonly name: string
}

const idShapes: readonly ((n: number) => string)[] = [
  (n) => `c${n}`,
  (n) => `call_${n}`,
  (n) => `toolu_${n}`,
  (n) => `a.${n}:x`,
  (n) => `call_${n}_`.padEnd(70, 'y'),
]

/** What a model says: reasoning, text and calls, mostly in this order; nothing at times. Calls have different ids. */
export function makeParts(draw: Draw, argumentsOf: (draw: Draw) => string, most = 3): Part[] {
  if (most > 1 && draw.chance(1, 12)) return []
  const shape = draw.of(idShapes)
  const first = draw.below(90)
  const parts = [
    ...draw.list(most === 1 ? 1 : 2, () => partOf('reasoning', anyText(draw))),
    ...draw.list(most === 1 ? 1 : 2, () => partOf('text', anyText(draw))),
    ...(draw.chance(1, 2) ? [] : draw.list(3, () => partOf('tool-call', argumentsOf(draw), draw.of(toolNames)))),
  ].map((part, index) => ({ ...part, id: shape(first + index) }))
  return most > 1 && draw.chance(1, 5) ? [...parts, { ...partOf('text', tellingText(draw)), id: 'last' }] : parts
}

function partOf(type: Part['type'], text: string, name = ''): Part {
  return { type, text, id: '', name }
}

/** The lists one after the other, or their items in turn; each list keeps its order. */
export function interleaved<Item>(draw: Draw, lists: readonly (readonly Item[])[]): Item[] {
  if (draw.chance(2, 3)) return lists.flat()
  const left = lists.map((list) => [...list]).filter((list) => list.length > 0)
  const items: Item[] = []
  while (left.length > 0) {
    const index = draw.below(left.length)
    const list = left[index] as Item[]
    items.push(list.shift() as Item)
    if (list.length === 0) left.splice(index, 1)
  }
  return items
}

/** Events with some of no meaning among them, each behind one that stands there already. */
export function withNoise(draw: Draw, events: readonly unknown[], noise: readonly unknown[]): unknown[] {
  if (draw.chance(2, 3)) return [...events]
  return events.flatMap((event) => (draw.chance(1, 6) ? [event, draw.of(noise)] : [event]))
}

/** Events, some of them as the text that stands on the wire. */
export function asSent(draw: Draw, events: readonly unknown[]): unknown[] {
  if (!draw.chance(1, 8)) return [...events]
  return events.map((event) => (typeof event === 'object' && draw.chance(1, 3) ? JSON.stringify(event) : event))
}

/** A count of tokens; the large ones are beyond 32 bits. */
export function count(draw: Draw): number {
  return draw.chance(1, 20) ? 5_000_000_000 : draw.below(2000)
}

/** Some of the members, in their order. */
export function someMembers(draw: Draw, members: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(members).filter(() => draw.chance(2, 3)))
}
