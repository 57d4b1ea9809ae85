import type { ProjectionStep } from '../../../rule-function.js'
import { isResult } from '../../conversation/pairing.js'
import type { Item } from '../../draft.js'

/** `adapter.gemini.results-turn` (note 0030). */
export const resultsTurn: ProjectionStep = (draft) => {
  const items: Item[] = []
  for (const item of draft.items) {
    const before = items.at(-1)
    if (before && isResult(before) && isResult(item)) items[items.length - 1] = joined(before, item)
    else items.push(item)
  }
  return items.length === draft.items.length ? draft : { ...draft, items }
}

function joined(one: Item, other: Item): Item {
  const parts = [one, other].flatMap(({ turns }) => turns.flatMap((turn) => turn.parts))
  return { ...one, turns: [{ role: 'user', parts }] }
}
