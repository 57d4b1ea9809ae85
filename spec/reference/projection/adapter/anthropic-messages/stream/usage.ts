import type { TranslationStep } from '../../../../rule-function.js'
import { emit } from '../../../../stream/translation.js'
import { asObject, ownPath } from '../../../../verdict.js'
import { eventOf } from './block.js'

/** `adapter.anthropic-messages.stream.usage` (note 0036). */
export const usage: TranslationStep = (translation) => {
  if (!eventOf(translation, 'message_stop')) return translation
  const counts = asObject(translation.memory.usage)
  const some = (member: string, count: unknown) => (Number(count ?? 0) > 0 ? { [member]: count } : {})
  return emit(translation, {
    type: 'usage',
    usage: {
      inputTokens: counts.input_tokens ?? 0,
      outputTokens: counts.output_tokens ?? 0,
      ...some('cacheReadTokens', counts.cache_read_input_tokens),
      ...some('cacheWriteTokens', counts.cache_creation_input_tokens),
      ...some('reasoningTokens', ownPath(counts, 'output_tokens_details', 'thinking_tokens')),
    },
  })
}
