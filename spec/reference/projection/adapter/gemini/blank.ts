import type { ProjectionStep } from '../../../rule-function.js'
import type { JsonObject } from '../../../verdict.js'
import { isBlank } from '../../conversation/leaves.js'
import { mapItems } from '../../draft.js'

/** `adapter.gemini.blank` (note 0030). */
export const blank: ProjectionStep = (draft) =>
  mapItems(draft, ['user', 'assistant'], (item) => {
    const turns = item.turns.flatMap(withoutBlank)
    return turns.length === item.turns.length && turns.every((turn, index) => turn === item.turns[index])
      ? item
      : { ...item, turns }
  })

function withoutBlank(turn: JsonObject): readonly JsonObject[] {
  const parts = turn.parts as readonly JsonObject[]
  const kept = parts.filter(({ text }) => text === undefined || !isBlank(text))
  if (kept.length === 0) return []
  return kept.length === parts.length ? [turn] : [{ ...turn, parts: kept }]
}
