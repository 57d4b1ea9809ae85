import type { WireFunction } from '../../../rule-function.js'
import { firstPlace } from '../reading/placed.js'
import { turnsOf } from '../reading/turns.js'

/** `wire.gemini.role` (note 0033). */
export const geminiRole: WireFunction = ({ body }) =>
  firstPlace(turnsOf(body), ({ role }) => role !== 'user' && role !== 'model')
