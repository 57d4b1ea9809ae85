import type { TranslationStep } from '../../../../rule-function.js'
import { remember } from '../../../../stream/translation.js'
import type { JsonObject } from '../../../../verdict.js'
import { choicesOf } from './response.js'

const kinds: Readonly<Record<string, string>> = { stop: 'stop', tool_calls: 'tool-calls', length: 'max-tokens' }

/** `adapter.deepseek-chat.stream.finish-reason` (note 0025): it is kept until the stream has ended. */
export const finishReason: TranslationStep = (translation) =>
  choicesOf(translation).reduce(
    (so, { finish_reason: reason }) => (typeof reason === 'string' ? remember(so, { reason: reasonOf(reason) }) : so),
    translation,
  )

function reasonOf(reason: string): JsonObject {
  if (Object.hasOwn(kinds, reason)) return { kind: kinds[reason] }
  return { kind: 'error', failure: { message: `model stopped: ${reason}`, code: reason.toUpperCase() } }
}
