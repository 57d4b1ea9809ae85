import type { TranslationStep } from '../../../../rule-function.js'
import { own } from '../../../../verdict.js'
import { countsOf } from './counts.js'
import { learn, responseOf, typeOf } from './response.js'

/** `adapter.deepseek-messages.stream.usage` (note 0032): a later count takes the place of the one before. */
export const usage: TranslationStep = (translation) =>
  typeOf(translation) === 'message_delta'
    ? learn(translation, { usage: { ...responseOf(translation).usage, ...countsOf(own(translation.event, 'usage')) } })
    : translation
