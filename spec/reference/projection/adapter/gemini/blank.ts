import type { ProjectionStep } from '../../../rule-function.js'
import type { JsonObject } from '../../../verdict.js'
import { withoutBlank } from '../../conversation/blank.js'
import { isBlank } from '../../conversation/leaves.js'

/** `adapter.gemini.blank` (note 0030). */
export const blank: ProjectionStep = (draft) => withoutBlank(draft, left)

function left(turn: JsonObject): readonly JsonObject[] {
  const parts = turn.parts as readonly JsonObject[]
  const kept = parts.filter(({ text }) => text === undefined || !isBlank(text))
  return kept.length === 0 ? [] : [{ ...turn, parts: kept }]
}
