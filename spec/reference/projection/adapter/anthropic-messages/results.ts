import type { JsonObject } from '../../../verdict.js'
import type { Item } from '../../draft.js'

/** The item with another result in its turn; the item itself where it stays as it is. */
export function mapResults(item: Item, change: (result: JsonObject) => JsonObject): Item {
  let isSame = true
  const turns = item.turns.map((turn) => {
    const content = (turn.content as readonly JsonObject[]).map((result) => {
      const changed = change(result)
      if (changed !== result) isSame = false
      return changed
    })
    return { ...turn, content }
  })
  return isSame ? item : { ...item, turns }
}
