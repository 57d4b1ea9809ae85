import { emit, remember, type Translation } from '../../../../stream/translation.js'
import { asObject, type JsonObject, ownPath } from '../../../../verdict.js'

/** A block of the response, as far as it has come in. Its place in the list is its index. */
export interface StreamedBlock {
  readonly type: 'text' | 'reasoning' | 'tool-call'
  readonly isOpen: boolean
  readonly text: string
  /** Of a call. */
  readonly id?: string
  /** Of what the block says. */
  readonly signature?: string
}

export function blocksIn({ memory }: Translation): readonly StreamedBlock[] {
  return (memory.blocks ?? []) as readonly StreamedBlock[]
}

/** The first candidate of a response, the only one that is asked for. */
export function candidateOf({ event }: Translation): JsonObject {
  const { candidates } = asObject(event)
  return asObject(Array.isArray(candidates) ? candidates[0] : undefined)
}

export function partsOf(translation: Translation): readonly JsonObject[] {
  const parts = ownPath(candidateOf(translation), 'content', 'parts')
  return Array.isArray(parts) ? parts.map(asObject) : []
}

/** The translation with a last block that is as it is and more. */
export function withLast(translation: Translation, change: Partial<StreamedBlock>): Translation {
  const blocks = blocksIn(translation)
  const last = blocks.at(-1)
  return last ? remember(translation, { blocks: blocks.with(-1, { ...last, ...change }) }) : translation
}

/** The translation with one more block. */
export function withMore(translation: Translation, block: StreamedBlock): Translation {
  const index = blocksIn(translation).length
  const started = emit(translation, { type: 'block-start', index, blockType: block.type })
  return remember(started, { blocks: [...blocksIn(translation), block] })
}

/** The translation with no block of text or reasoning open. */
export function closed(translation: Translation): Translation {
  const last = blocksIn(translation).at(-1)
  if (last?.isOpen !== true) return translation
  const { type, text } = last
  const index = blocksIn(translation).length - 1
  return withLast(emit(translation, { type: 'block-end', index, block: { type, text } }), { isOpen: false })
}
