import type { JsonObject } from '../../../verdict.js'
import { type Item, mapTurns } from '../../draft.js'

/** The item with another result in its turn. */
export function mapResults(item: Item, change: (result: JsonObject) => JsonObject): Item {
  return mapTurns(item, (turn) => ({ ...turn, content: (turn.content as readonly JsonObject[]).map(change) }))
}
