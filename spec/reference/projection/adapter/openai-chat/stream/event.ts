import type { Translation } from '../../../../stream/translation.js'
import { asObject, type JsonObject, own } from '../../../../verdict.js'
import { isOver } from '../../openai/stream/finish.js'

/** Whether the provider says here that nothing follows, or nothing does. */
export function isEnd(translation: Translation): boolean {
  return !isOver(translation) && (translation.event === undefined || translation.event === '[DONE]')
}

/** The first choice of what the provider sent; empty where there is none or the response is over. */
export function choiceOf(translation: Translation): JsonObject {
  const choices = own(translation.event, 'choices')
  return isOver(translation) ? {} : asObject(Array.isArray(choices) ? choices[0] : undefined)
}

/** What came of the response with it. */
export function deltaOf(translation: Translation): JsonObject {
  return asObject(choiceOf(translation).delta)
}
