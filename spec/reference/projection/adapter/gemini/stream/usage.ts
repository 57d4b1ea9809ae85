import type { TranslationStep } from '../../../../rule-function.js'
import { emit } from '../../../../stream/translation.js'
import { isObject, type JsonObject } from '../../../../verdict.js'

/** `adapter.gemini.stream.usage` (note 0037). */
export const usage: TranslationStep = (translation) => {
  const { usage } = translation.memory
  return translation.event === undefined && isObject(usage)
    ? emit(translation, { type: 'usage', usage: disjoint(usage) })
    : translation
}

/** Counts of which each holds tokens that no other holds; those of reasoning are a part of what was put out. */
function disjoint(counts: JsonObject): JsonObject {
  const count = (member: string) => Number(counts[member] ?? 0)
  const cacheReadTokens = count('cachedContentTokenCount')
  const reasoningTokens = count('thoughtsTokenCount')
  return {
    inputTokens: count('promptTokenCount') - cacheReadTokens,
    outputTokens: count('candidatesTokenCount') + reasoningTokens,
    ...(cacheReadTokens > 0 ? { cacheReadTokens } : {}),
    ...(reasoningTokens > 0 ? { reasoningTokens } : {}),
  }
}
