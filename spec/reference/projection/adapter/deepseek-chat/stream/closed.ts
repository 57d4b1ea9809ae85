import type { TranslationFunction } from '../../../../rule-function.js'

/** `adapter.deepseek-chat.stream.closed` (note 0025): a stream that just stops was cut off. */
export const closed: TranslationFunction = ({ event, memory }) =>
  event === undefined && memory.isDone !== true ? '' : undefined
