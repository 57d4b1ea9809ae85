import { emit, remember, type Translation } from '../../../../stream/translation.js'
import type { JsonObject } from '../../../../verdict.js'

/** A block of the response while it comes in. Its place in the list is its index. */
export interface StreamBlock extends JsonObject {
  readonly type: 'text' | 'reasoning' | 'tool-call'
  /** By what the provider speaks of it. */
  readonly key: string
  /** What came of it so far; of a call, its arguments. */
  readonly text: string
  readonly id?: string | undefined
  readonly name?: string | undefined
  /** What the provider wants to have back with it. */
  readonly signature?: string | undefined
  readonly isClosed?: true
}

/** The blocks of the response, in the order in which they were opened. */
export function blocksIn({ memory }: Translation): readonly StreamBlock[] {
  return (memory.blocks ?? []) as readonly StreamBlock[]
}

/** The index of the block that is open under a key, or -1. */
export function openBlock(translation: Translation, key: string): number {
  return blocksIn(translation).findLastIndex((block) => block.key === key && block.isClosed === undefined)
}

/** The translation with one more block. */
export function opened(translation: Translation, block: StreamBlock): Translation {
  const blocks = blocksIn(translation)
  const start = { type: 'block-start', index: blocks.length, blockType: block.type }
  return remember(emit(translation, start), { blocks: [...blocks, block] })
}

/** The translation with other facts on a block. */
export function amended(translation: Translation, index: number, facts: Partial<StreamBlock>): Translation {
  const blocks = blocksIn(translation).map((block, at) => (at === index ? { ...block, ...facts } : block))
  return remember(translation, { blocks })
}

/** The translation with one more piece of the text or the arguments of a block; as it is where there is no such block. */
export function extended(translation: Translation, index: number, piece: string): Translation {
  const block = blocksIn(translation)[index]
  if (!block) return translation
  const longer = amended(translation, index, { text: block.text + piece })
  if (block.type !== 'tool-call') return emit(longer, { type: `${block.type}-delta`, index, text: piece })
  const { id = '', name } = block
  const named = name === undefined ? {} : { name }
  return emit(longer, { type: 'tool-call-delta', index, id, ...named, argumentsDelta: piece })
}

/** The translation with a block closed, as it is now. */
export function closed(translation: Translation, index: number): Translation {
  const block = blocksIn(translation)[index]
  if (!block) return translation
  const end = { type: 'block-end', index, block: contentOf(block) }
  return emit(amended(translation, index, { isClosed: true }), end)
}

/** The translation with all blocks closed that are still open, in the order of their indexes. */
export function allClosed(translation: Translation): Translation {
  return blocksIn(translation).reduce(
    (so, block, index) => (block.isClosed === undefined ? closed(so, index) : so),
    translation,
  )
}

function contentOf({ type, text, id, name }: StreamBlock): JsonObject {
  return type === 'tool-call' ? { type, id, name, arguments: text } : { type, text }
}
