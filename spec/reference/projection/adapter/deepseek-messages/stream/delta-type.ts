import type { TranslationFunction } from '../../../../rule-function.js'
import { ownPath } from '../../../../verdict.js'
import { lookUp, openIndex, responseOf, typeOf } from './response.js'

const blockOfDelta: Readonly<Record<string, string>> = {
  text_delta: 'text',
  thinking_delta: 'reasoning',
  signature_delta: 'reasoning',
  input_json_delta: 'tool-call',
}

/** `adapter.deepseek-messages.stream.delta-type` (note 0032). */
export const deltaType: TranslationFunction = (translation) => {
  if (typeOf(translation) !== 'content_block_delta') return undefined
  const wanted = lookUp(blockOfDelta, ownPath(translation.event, 'delta', 'type'))
  const block = responseOf(translation).blocks[openIndex(translation)]
  return wanted === undefined || block === undefined || block.type === wanted ? undefined : '/delta/type'
}
