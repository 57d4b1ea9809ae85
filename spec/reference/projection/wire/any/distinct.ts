import type { WireFunction } from '../../../rule-function.js'
import { matchedCalls } from '../reading/matched.js'

/** `wire.any.distinct` (note 0024): ids that are spelled anew stay as different as they were. */
export const anyDistinct: WireFunction = (inspection) => {
  const calls = matchedCalls(inspection)
  return calls.find(({ asked, sent }, index) =>
    calls.slice(0, index).some((it) => sent?.id !== undefined && it.sent?.id === sent.id && it.asked.id !== asked.id),
  )?.sent?.at
}
