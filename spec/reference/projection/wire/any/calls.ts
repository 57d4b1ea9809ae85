import type { WireFunction } from '../../../rule-function.js'
import { isObject } from '../../../verdict.js'
import { matchedCalls } from '../reading/matched.js'
import { memberOfTurns } from '../reading/turns.js'
import { isSame } from '../reading/walk.js'

/** `wire.any.calls` (note 0024): the model finds again what it called. */
export const anyCalls: WireFunction = (inspection) => {
  for (const { asked, sent } of matchedCalls(inspection)) {
    if (asked.result && !sent) return `/${memberOfTurns(inspection.body)}`
    const given = objectOf(asked.arguments)
    if (sent && (sent.name !== asked.name || (given && !isSame(given, objectOf(sent.arguments))))) return sent.at
  }
  return undefined
}

/** What arguments say, as far as they are an object. What is none may be sent as it is, or in another way. */
function objectOf(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    const found: unknown = JSON.parse(value)
    return isObject(found) ? found : undefined
  } catch {
    return undefined
  }
}
