import type { TranslationStep } from '../../../../rule-function.js'
import { extended, openBlock, opened } from '../../openai/stream/blocks.js'
import { reasoningMembers } from '../replay.js'
import { deltaOf } from './event.js'

/** `adapter.openai-chat.stream.reasoning` (note 0028): servers that give it twice give the same, so the first counts. */
export const reasoning: TranslationStep = (translation) => {
  const delta = deltaOf(translation)
  const member = reasoningMembers.find((name) => typeof delta[name] === 'string' && delta[name] !== '')
  if (member === undefined) return translation
  const block = { type: 'reasoning', key: 'reasoning', text: '', signature: member } as const
  const at = openBlock(translation, 'reasoning') < 0 ? opened(translation, block) : translation
  return extended(at, openBlock(at, 'reasoning'), String(delta[member]))
}
