import type { TranslationStep } from '../../../../rule-function.js'
import { emit } from '../../../../stream/translation.js'
import type { JsonObject } from '../../../../verdict.js'
import { changeBlock, openIndex, type ResponseBlock, responseOf, typeOf } from './response.js'

/** `adapter.deepseek-messages.stream.block-end` (note 0032). */
export const blockEnd: TranslationStep = (translation) => {
  const index = openIndex(translation)
  const block = responseOf(translation).blocks[index]
  if (typeOf(translation) !== 'content_block_stop' || block === undefined) return translation
  return emit(changeBlock(translation, index, { isOpen: false }), {
    type: 'block-end',
    index,
    block: completed(block),
  })
}

function completed(block: ResponseBlock): JsonObject {
  const { type, text, id, name } = block
  return type === 'tool-call' ? { type, id, name, arguments: argumentsOf(block) } : { type, text }
}

/** The arguments of a call: the text of the model, or where none came what the provider said at the start. */
export function argumentsOf({ text, input }: ResponseBlock): string {
  return text === '' ? JSON.stringify(input ?? {}) : text
}
