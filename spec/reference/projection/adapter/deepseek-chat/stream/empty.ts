import type { TranslationStep } from '../../../../rule-function.js'
import { remember } from '../../../../stream/translation.js'
import { ownPath } from '../../../../verdict.js'
import { done, openedBlocks } from './response.js'

const nothingCame = {
  kind: 'error',
  failure: { message: 'model returned a completed response with no content', code: 'EMPTY_RESPONSE' },
}

/** `adapter.deepseek-chat.stream.empty` (note 0025): a response that ends well has to say something. */
export const empty: TranslationStep = (translation) => {
  const { event, memory } = translation
  const isStop = (ownPath(memory, 'reason', 'kind') ?? 'stop') === 'stop'
  const isEmpty = event === done && isStop && openedBlocks(translation).length === 0
  return isEmpty ? remember(translation, { reason: nothingCame }) : translation
}
