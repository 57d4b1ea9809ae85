import type { ProjectionStep } from '../../../rule-function.js'
import type { JsonObject } from '../../../verdict.js'
import { argumentsIn } from '../../conversation/arguments.js'
import { nativeOf } from '../../conversation/native-replay.js'
import { blocksOf, mapItems } from '../../draft.js'

/** `adapter.anthropic-messages.assistant` (note 0027). */
export const assistant: ProjectionStep = (draft) =>
  mapItems(draft, ['assistant'], (item) => ({
    ...item,
    turns: [{ role: 'assistant', content: blocksOf(item.message).map(wireBlock) }],
  }))

function wireBlock(block: JsonObject): JsonObject {
  const { type, text, id, name } = block
  if (type === 'tool-call') return { type: 'tool_use', id, name, input: argumentsIn(block.arguments) }
  if (type !== 'reasoning') return { type: 'text', text }
  const { thinkingSignature, redacted } = nativeOf(block) ?? {}
  if (redacted === true) return { type: 'redacted_thinking', data: thinkingSignature }
  return { type: 'thinking', thinking: text, signature: thinkingSignature }
}
