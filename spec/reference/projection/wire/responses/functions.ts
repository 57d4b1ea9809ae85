import { responsesAnswered } from './answered.js'
import { responsesCallShape } from './call-shape.js'
import { responsesIds } from './ids.js'
import { responsesItem } from './item.js'
import { responsesOnce } from './once.js'
import { responsesPaired } from './paired.js'
import { responsesReasoning } from './reasoning.js'
import { responsesReasoningPlace } from './reasoning-place.js'
import { responsesResultShape } from './result-shape.js'

/** What the provider of Responses takes (note 0033). */
export const responsesWireFunctions = {
  'wire.responses.answered': responsesAnswered,
  'wire.responses.call-shape': responsesCallShape,
  'wire.responses.ids': responsesIds,
  'wire.responses.item': responsesItem,
  'wire.responses.once': responsesOnce,
  'wire.responses.paired': responsesPaired,
  'wire.responses.reasoning-place': responsesReasoningPlace,
  'wire.responses.reasoning': responsesReasoning,
  'wire.responses.result-shape': responsesResultShape,
}
