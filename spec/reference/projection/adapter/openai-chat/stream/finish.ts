import type { TranslationStep } from '../../../../rule-function.js'
import { blocksIn } from '../../openai/stream/blocks.js'
import { completed, empty, stoppedBy } from '../../openai/stream/finish.js'
import { isEnd } from './event.js'

const kinds = {
  stop: 'stop',
  length: 'max-tokens',
  tool_calls: 'tool-calls',
  function_call: 'tool-calls',
} as const

/** `adapter.openai-chat.stream.finish` (note 0028). */
export const finish: TranslationStep = (translation) => {
  const { reason } = translation.memory
  if (!isEnd(translation)) return translation
  const kind = Object.entries(kinds).find(([name]) => name === reason)?.[1]
  if (kind === undefined) return stoppedBy(translation, String(reason))
  if (kind === 'stop' && blocksIn(translation).length === 0) return empty(translation)
  return completed(translation, 'openai-completions', kind, { reasoning: 'thinkingSignature' })
}
