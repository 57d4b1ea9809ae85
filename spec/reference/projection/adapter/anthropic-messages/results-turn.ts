import type { ProjectionStep } from '../../../rule-function.js'
import { isResult } from '../../conversation/pairing.js'
import type { Item } from '../../draft.js'

/** `adapter.anthropic-messages.results-turn` (note 0027). */
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
  const content = [one, other].flatMap(({ turns }) => turns.flatMap((turn) => turn.content))
  return { ...one, turns: [{ role: 'user', content }] }
}
