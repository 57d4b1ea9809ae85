import type { TranslationStep } from '../../../../rule-function.js'
import { own } from '../../../../verdict.js'
import { withUsage } from '../../openai/stream/usage.js'

/** `adapter.openai-chat.stream.usage` (note 0028). */
export const usage: TranslationStep = (translation) =>
  withUsage(translation, own(translation.event, 'usage'), { input: 'prompt_tokens', output: 'completion_tokens' })
