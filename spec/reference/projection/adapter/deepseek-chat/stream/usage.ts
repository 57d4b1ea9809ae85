import type { TranslationStep } from '../../../../rule-function.js'
import { remember } from '../../../../stream/translation.js'
import { isObject, type JsonObject, own, ownPath } from '../../../../verdict.js'

/** `adapter.deepseek-chat.stream.usage` (note 0025): the provider counts what it had in its cache among the input. */
export const usage: TranslationStep = (translation) => {
  const said = own(translation.event, 'usage')
  return isObject(said) ? remember(translation, { usage: countsOf(said) }) : translation
}

function countsOf(said: JsonObject): JsonObject {
  const cached = ownPath(said, 'prompt_tokens_details', 'cached_tokens') ?? said.prompt_cache_hit_tokens ?? undefined
  const reasoning = ownPath(said, 'completion_tokens_details', 'reasoning_tokens') ?? undefined
  return {
    inputTokens: Number(said.prompt_tokens) - Number(cached ?? 0),
    outputTokens: said.completion_tokens,
    ...(cached === undefined ? {} : { cacheReadTokens: cached }),
    ...(reasoning === undefined ? {} : { reasoningTokens: reasoning }),
  }
}
