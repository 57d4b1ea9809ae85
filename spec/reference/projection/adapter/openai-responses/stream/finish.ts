import type { TranslationStep } from '../../../../rule-function.js'
import { ownPath } from '../../../../verdict.js'
import { blocksIn } from '../../openai/stream/blocks.js'
import { completed, empty, stoppedBy } from '../../openai/stream/finish.js'
import { endedResponse, eventOf } from './event.js'

const signatures = { reasoning: 'thinkingSignature', text: 'textSignature' }

/** `adapter.openai-responses.stream.finish` (note 0029). */
export const finish: TranslationStep = (translation) => {
  const response = endedResponse(translation)
  if (!response) return translation
  const api = 'openai-responses'
  if (eventOf(translation, 'response.incomplete').type !== undefined) {
    const reason = String(ownPath(response, 'incomplete_details', 'reason') ?? 'incomplete')
    if (reason !== 'max_output_tokens') return stoppedBy(translation, reason)
    return completed(translation, api, 'max-tokens', signatures)
  }
  const blocks = blocksIn(translation)
  if (blocks.length === 0) return empty(translation)
  const hasCalls = blocks.some(({ type }) => type === 'tool-call')
  return completed(translation, api, hasCalls ? 'tool-calls' : 'stop', signatures)
}
