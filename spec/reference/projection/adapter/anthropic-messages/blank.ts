import type { ProjectionStep } from '../../../rule-function.js'
import type { JsonObject } from '../../../verdict.js'
import { isBlank } from '../../conversation/leaves.js'
import { mapItems } from '../../draft.js'
import { isBlankText } from './image-part.js'

/** `adapter.anthropic-messages.blank` (note 0027). */
export const blank: ProjectionStep = (draft) =>
  mapItems(draft, ['user', 'assistant'], (item) => {
    const turns = item.turns.flatMap(withoutBlank)
    return turns.length === item.turns.length && turns.every((turn, index) => turn === item.turns[index])
      ? item
      : { ...item, turns }
  })

function withoutBlank(turn: JsonObject): readonly JsonObject[] {
  const { content } = turn
  if (!Array.isArray(content)) return isBlank(content) ? [] : [turn]
  const kept = content.filter((part) => !isBlankText(part))
  if (kept.length === 0) return []
  return kept.length === content.length ? [turn] : [{ ...turn, content: kept }]
}
