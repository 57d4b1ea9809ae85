import type { TranslationStep } from '../../../../rule-function.js'
import { ownPath } from '../../../../verdict.js'
import { countsOf } from './counts.js'
import { learn, typeOf } from './response.js'

/** `adapter.deepseek-messages.stream.start` (note 0032): the counts that a response begins with. */
export const start: TranslationStep = (translation) =>
  typeOf(translation) === 'message_start'
    ? learn(translation, { started: true, usage: countsOf(ownPath(translation.event, 'message', 'usage')) })
    : translation
