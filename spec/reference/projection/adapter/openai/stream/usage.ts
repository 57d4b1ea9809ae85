import { emit, remember, type Translation } from '../../../../stream/translation.js'
import { isObject, type JsonObject, own, ownPath } from '../../../../verdict.js'

/** By what names an interface counts tokens. */
export interface UsageNames {
  readonly input: string
  readonly output: string
}

/** The translation with the counts of the provider in mind. Its input has those that were cached in it; ours has not. */
export function withUsage(translation: Translation, usage: unknown, { input, output }: UsageNames): Translation {
  if (!isObject(usage)) return translation
  const read = ownPath(usage, `${input}_details`, 'cached_tokens')
  const reasoning = ownPath(usage, `${output}_details`, 'reasoning_tokens')
  const counted: JsonObject = {
    inputTokens: Number(own(usage, input)) - Number(read ?? 0),
    outputTokens: own(usage, output),
    ...(read === undefined ? {} : { cacheReadTokens: read }),
    ...(reasoning === undefined ? {} : { reasoningTokens: reasoning }),
  }
  return remember(translation, { usage: counted })
}

/** The translation with the total in mind that the provider gives. */
export function withTotal(translation: Translation, usage: unknown): Translation {
  const total = own(usage, 'total_tokens')
  const counted = translation.memory.usage
  if (total === undefined || !isObject(counted)) return translation
  return remember(translation, { usage: { ...counted, totalTokens: total } })
}

/** The translation with the counts told, where the provider gave any. */
export function usageTold(translation: Translation): Translation {
  const { usage } = translation.memory
  return usage === undefined ? translation : emit(translation, { type: 'usage', usage })
}
