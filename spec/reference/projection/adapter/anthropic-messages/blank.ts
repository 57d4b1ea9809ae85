import type { ProjectionStep } from '../../../rule-function.js'
import type { JsonObject } from '../../../verdict.js'
import { withoutBlank } from '../../conversation/blank.js'
import { isBlank } from '../../conversation/leaves.js'
import { isBlankText } from './image-part.js'

/** `adapter.anthropic-messages.blank` (note 0027). */
export const blank: ProjectionStep = (draft) => withoutBlank(draft, left)

function left(turn: JsonObject): readonly JsonObject[] {
  const { content } = turn
  if (!Array.isArray(content)) return isBlank(content) ? [] : [turn]
  const kept = content.filter((part) => !isBlankText(part))
  return kept.length === 0 ? [] : [{ ...turn, content: kept }]
}
