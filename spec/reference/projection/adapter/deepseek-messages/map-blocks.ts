import type { JsonObject } from '../../../verdict.js'
import { type Draft, mapItems, mapTurns } from '../../draft.js'
import { contentOf } from './wire-turns.js'

/** The draft with other blocks of a type in the turns of assistant messages. */
export function mapAssistantBlocks(draft: Draft, type: string, change: (block: JsonObject) => JsonObject): Draft {
  return mapItems(draft, ['assistant'], (item) =>
    mapTurns(item, (turn) => ({
      ...turn,
      content: contentOf(turn).map((block) => (block.type === type ? change(block) : block)),
    })),
  )
}
