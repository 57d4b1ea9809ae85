import type { TranslationFunction } from '../../../../rule-function.js'

/** `adapter.anthropic-messages.stream.closed` (note 0036). */
export const closed: TranslationFunction = ({ event, memory }) =>
  event === undefined && memory.isFinished !== true ? '' : undefined
