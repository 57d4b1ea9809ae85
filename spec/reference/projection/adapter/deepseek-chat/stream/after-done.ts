import type { TranslationStep } from '../../../../rule-function.js'

/** `adapter.deepseek-chat.stream.after-done` (note 0025): the stream has ended, whatever comes. */
export const afterDone: TranslationStep = (translation) =>
  translation.memory.isDone === true ? { ...translation, event: undefined } : translation
