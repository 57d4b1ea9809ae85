import type { WireFunction } from '../../../rule-function.js'
import { isObject } from '../../../verdict.js'
import { turnsOf } from '../reading/turns.js'

/** `wire.gemini.parts` (note 0033): a turn that holds nothing is refused. */
export const geminiParts: WireFunction = ({ body }) => {
  const found = turnsOf(body).find(
    ({ value: { parts } }) => !Array.isArray(parts) || parts.length === 0 || !parts.every(isObject),
  )
  return found && `${found.at}/parts`
}
