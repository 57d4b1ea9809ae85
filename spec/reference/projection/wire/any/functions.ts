import { anyCalls } from './calls.js'
import { anyCarried } from './carried.js'
import { anyDistinct } from './distinct.js'
import { anyHints } from './hints.js'
import { anyOwnResult } from './own-result.js'
import { anyPrefill } from './prefill.js'
import { anyTexts } from './texts.js'

/** What holds of the body of any provider (note 0024). */
export const anyWireFunctions = {
  'wire.any.calls': anyCalls,
  'wire.any.carried': anyCarried,
  'wire.any.distinct': anyDistinct,
  'wire.any.hints': anyHints,
  'wire.any.own-result': anyOwnResult,
  'wire.any.prefill': anyPrefill,
  'wire.any.texts': anyTexts,
}
