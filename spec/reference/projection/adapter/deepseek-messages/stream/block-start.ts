import type { TranslationStep } from '../../../../rule-function.js'
import { emit } from '../../../../stream/translation.js'
import { own } from '../../../../verdict.js'
import { blockTypes, learn, lookUp, type ResponseBlock, responseOf, typeOf } from './response.js'

/** `adapter.deepseek-messages.stream.block-start` (note 0032): blocks are numbered as they come. */
export const blockStart: TranslationStep = (translation) => {
  if (typeOf(translation) !== 'content_block_start') return translation
  const { blocks } = responseOf(translation)
  const said = own(translation.event, 'content_block')
  const signature = own(said, 'signature')
  const block: ResponseBlock = {
    wireIndex: own(translation.event, 'index'),
    type: lookUp(blockTypes, own(said, 'type')) ?? 'text',
    text: '',
    signature: typeof signature === 'string' ? signature : '',
    isOpen: true,
    id: own(said, 'id'),
    name: own(said, 'name'),
    input: own(said, 'input'),
  }
  const opened = learn(translation, { blocks: [...blocks, block] })
  return emit(opened, { type: 'block-start', index: blocks.length, blockType: block.type })
}
