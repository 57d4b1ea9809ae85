import type { TranslationStep } from '../../../../rule-function.js'
import { remember } from '../../../../stream/translation.js'
import { asObject, isObject } from '../../../../verdict.js'
import { eventOf } from './block.js'

/** `adapter.anthropic-messages.stream.counts` (note 0036): the latest count of a member holds. */
export const counts: TranslationStep = (translation) => {
  const start = eventOf(translation, 'message_start')
  const usage = start ? asObject(start.message).usage : eventOf(translation, 'message_delta')?.usage
  if (!start && !isObject(usage)) return translation
  const given = Object.entries(asObject(usage)).filter(([, count]) => count !== null)
  return remember(translation, { usage: { ...asObject(translation.memory.usage), ...Object.fromEntries(given) } })
}
