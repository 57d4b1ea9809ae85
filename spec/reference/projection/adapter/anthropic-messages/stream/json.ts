import type { TranslationFunction } from '../../../../rule-function.js'
import { asObject } from '../../../../verdict.js'

/** `adapter.anthropic-messages.stream.json` (note 0036). */
export const json: TranslationFunction = ({ event }) =>
  event === undefined || typeof asObject(event).type === 'string' ? undefined : ''
