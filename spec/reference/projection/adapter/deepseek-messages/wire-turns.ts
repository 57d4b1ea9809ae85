import type { JsonObject } from '../../../verdict.js'
import type { Item } from '../../draft.js'

/** What the provider takes for one turn: all that stands side by side under one role. */
export interface WireTurn {
  readonly role: unknown
  readonly blocks: readonly PlacedBlock[]
}

/** A block of a turn, and where what it was made of stands in the request: the message, and which of its blocks. */
export interface PlacedBlock {
  readonly block: JsonObject
  readonly message: string
  readonly index: number
}

/** The turns that the messages so far make, equal roles side by side being one. */
export function wireTurns(items: readonly Item[]): readonly WireTurn[] {
  const turns: { role: unknown; blocks: PlacedBlock[] }[] = []
  for (const { at, turns: own } of items)
    for (const turn of own) {
      const blocks = contentOf(turn).map((block, index) => ({ block, message: at, index }))
      const last = turns.at(-1)
      if (last && last.role === turn.role) last.blocks.push(...blocks)
      else turns.push({ role: turn.role, blocks })
    }
  return turns
}

/** The blocks of a turn as it is made so far. */
export function contentOf({ content }: JsonObject): readonly JsonObject[] {
  return content as readonly JsonObject[]
}

/** The calls of a turn, of which only the assistant makes any. */
export function callsOf(turn: WireTurn | undefined): readonly PlacedBlock[] {
  return turn?.blocks.filter(({ block }) => block.type === 'tool_use') ?? []
}

/** The results of a turn, of which only the user has any. */
export function resultsOf({ blocks }: WireTurn): readonly PlacedBlock[] {
  return blocks.filter(({ block }) => block.type === 'tool_result')
}

/** Where a block of an assistant message stands in the request. */
export function placeOf({ message, index }: PlacedBlock): string {
  return `${message}/content/${index}`
}
