import type { TranslationStep } from '../../../../rule-function.js'
import { emit } from '../../../../stream/translation.js'
import type { JsonObject } from '../../../../verdict.js'
import { responseOf, typeOf } from './response.js'

/** `adapter.deepseek-messages.stream.totals` (note 0032): what the response took, once, before it ends. */
export const totals: TranslationStep = (translation) => {
  const { usage } = responseOf(translation)
  if (typeOf(translation) !== 'message_stop' || Object.keys(usage).length === 0) return translation
  return emit(translation, { type: 'usage', usage: tokenUsage(usage) })
}

function tokenUsage(usage: JsonObject): JsonObject {
  const { input_tokens, output_tokens, cache_read_input_tokens, cache_creation_input_tokens } = usage
  const counts = [input_tokens, output_tokens, cache_read_input_tokens, cache_creation_input_tokens]
  return {
    inputTokens: input_tokens ?? 0,
    outputTokens: output_tokens ?? 0,
    ...(cache_read_input_tokens === undefined ? {} : { cacheReadTokens: cache_read_input_tokens }),
    ...(cache_creation_input_tokens === undefined ? {} : { cacheWriteTokens: cache_creation_input_tokens }),
    totalTokens: counts.reduce<number>((sum, count) => sum + Number(count ?? 0), 0),
  }
}
