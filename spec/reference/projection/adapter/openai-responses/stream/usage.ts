import type { TranslationStep } from '../../../../rule-function.js'
import { withUsage } from '../../openai/stream/usage.js'
import { endedResponse } from './event.js'

/** `adapter.openai-responses.stream.usage` (note 0029). */
export const usage: TranslationStep = (translation) =>
  withUsage(translation, endedResponse(translation)?.usage, { input: 'input_tokens', output: 'output_tokens' })
