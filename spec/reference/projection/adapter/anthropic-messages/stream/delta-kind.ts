import type { TranslationFunction } from '../../../../rule-function.js'
import { ownPath } from '../../../../verdict.js'
import { blocksIn, eventOf, placeOf } from './block.js'

/** `adapter.anthropic-messages.stream.delta-kind` (note 0036). */
export const deltaKind: TranslationFunction = (translation) => {
  const event = eventOf(translation, 'content_block_delta')
  const block = event && blocksIn(translation)[placeOf(translation, event.index)]
  const kind = kinds[String(ownPath(event, 'delta', 'type'))]
  return block && kind !== undefined && kind !== block.kind ? '/delta/type' : undefined
}

/** The kind of block that a delta is a piece of; of others nothing is taken. */
const kinds: Readonly<Record<string, string>> = {
  text_delta: 'text',
  thinking_delta: 'thinking',
  signature_delta: 'thinking',
  input_json_delta: 'tool_use',
}
