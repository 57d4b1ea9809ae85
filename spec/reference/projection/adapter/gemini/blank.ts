import type { ProjectionStep } from '../../../rule-function.js'
import type { JsonObject } from '../../../verdict.js'
import { withoutBlank } from '../../conversation/blank.js'
import { isBlank } from '../../conversation/leaves.js'

/** `adapter.gemini.blank` (note 0030). */
export const blank: ProjectionStep = (draft) => withoutBlank(draft, left)

function left(turn: JsonObject): readonly JsonObject[] {
  const parts = turn.parts as readonly JsonObject[]
  const kept = parts.filter(({ text }) => text === undefined || !isBlank(text))
  if (kept.length === 0) return []
  return kept.length === parts.length ? [turn] : [{ ...turn, parts: kept }]
}
