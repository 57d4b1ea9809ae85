import type { TranslationFunction } from '../../../../rule-function.js'
import { ownPath } from '../../../../verdict.js'

/** `adapter.gemini.stream.blocked` (note 0037). */
export const blocked: TranslationFunction = ({ event }) =>
  ownPath(event, 'promptFeedback', 'blockReason') === undefined ? undefined : '/promptFeedback/blockReason'
