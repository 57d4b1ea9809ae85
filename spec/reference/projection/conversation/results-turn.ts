import type { Draft, Item } from '../draft.js'
import { isResult } from './pairing.js'

/** Results that follow each other as one user turn, whose content is the member of that name. */
export function resultsInOneTurn(draft: Draft, member: 'content' | 'parts'): Draft {
  const items: Item[] = []
  for (const item of draft.items) {
    const before = items.at(-1)
    if (before && isResult(before) && isResult(item)) items[items.length - 1] = joined(before, item, member)
    else items.push(item)
  }
  return { ...draft, items }
}

function joined(one: Item, other: Item, member: 'content' | 'parts'): Item {
  const content = [one, other].flatMap(({ turns }) => turns.flatMap((turn) => turn[member]))
  return { ...one, turns: [{ role: 'user', [member]: content }] }
}
