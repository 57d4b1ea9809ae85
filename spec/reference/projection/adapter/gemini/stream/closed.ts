import type { TranslationFunction } from '../../../../rule-function.js'

/** `adapter.gemini.stream.closed` (note 0037). */
export const closedInTime: TranslationFunction = ({ event, memory }) =>
  event === undefined && memory.reason === undefined ? '' : undefined
