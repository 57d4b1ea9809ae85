import { emit, type Translation } from '../../../../stream/translation.js'
import { own, ownPath } from '../../../../verdict.js'
import { changeBlock, openIndex, type ResponseBlock, responseOf, typeOf } from './response.js'

/** An open block that text is added to. */
export interface Growth {
  readonly index: number
  readonly block: ResponseBlock
  readonly text: string
}

/** What a delta of a type adds to an open block; undefined where the event is none, or adds nothing. */
export function growthOf(translation: Translation, type: string, member: string): Growth | undefined {
  if (typeOf(translation) !== 'content_block_delta' || ownPath(translation.event, 'delta', 'type') !== type)
    return undefined
  const index = openIndex(translation)
  const block = responseOf(translation).blocks[index]
  const text = own(own(translation.event, 'delta'), member)
  return block && typeof text === 'string' && text !== '' ? { index, block, text } : undefined
}

/** Adds text to a block, with a chunk that says so. */
export function grow(translation: Translation, { index, block, text }: Growth): Translation {
  const said =
    block.type === 'tool-call'
      ? { type: 'tool-call-delta', index, id: block.id, argumentsDelta: text }
      : { type: `${block.type}-delta`, index, text }
  return emit(changeBlock(translation, index, { text: block.text + text }), said)
}
