import type { ProjectionStep } from '../../../rule-function.js'
import { type SignedBlock, withSignatures } from '../openai/replay.js'

/** The members in which servers of this dialect give reasoning. */
export const reasoningMembers = ['reasoning_content', 'reasoning', 'reasoning_text'] as const

/** `adapter.openai-chat.replay` (note 0028): reasoning can go nowhere but beside a text or calls. */
export const replay: ProjectionStep = (draft) =>
  withSignatures(draft, 'openai-completions', (blocks) => blocks.every(isNamed) && blocks.some(isSaid))

function isNamed({ type, signature }: SignedBlock): boolean {
  return type !== 'reasoning' || reasoningMembers.some((member) => member === signature)
}

function isSaid({ type, text }: SignedBlock): boolean {
  return type === 'tool-call' || (type === 'text' && String(text).trim() !== '')
}
