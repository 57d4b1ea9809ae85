import { emit, remember, type Translation } from '../../../../stream/translation.js'
import { isObject, type JsonObject, own } from '../../../../verdict.js'

/** The text that ends a stream. */
export const done = '[DONE]'

/** A block that the response has opened, as far as it has come. Its index is its place among those that were opened. */
interface Opened {
  /** Tells the block from others of its type: empty, or the index of a call among the calls. */
  readonly call: unknown
  readonly block: JsonObject
}

/** The blocks that were opened, in the order in which they were. */
export function openedBlocks({ memory }: Translation): readonly Opened[] {
  return (memory.opened as readonly Opened[] | undefined) ?? []
}

/** The deltas that came with the event, each of one choice. */
export function deltasOf(translation: Translation): readonly JsonObject[] {
  return choicesOf(translation).flatMap((choice) => objects([own(choice, 'delta')]))
}

/** The choices of the event: none where it is no object, or has none. */
export function choicesOf({ event }: Translation): readonly JsonObject[] {
  return objects(own(event, 'choices'))
}

/** The objects of a list, or nothing where it is none. */
export function objects(list: unknown): readonly JsonObject[] {
  return Array.isArray(list) ? list.filter(isObject) : []
}

/**
 * The translation once a delta has come for a block: the block is opened where it was not, with what it is `before` any
 * delta, grows, and says so by a chunk.
 */
export function grow(
  translation: Translation,
  { call, before }: { readonly call?: unknown; readonly before: JsonObject },
  grown: (block: JsonObject) => JsonObject,
  chunkOf: (block: JsonObject) => JsonObject,
): Translation {
  const opened = openedBlocks(translation)
  const known = opened.findIndex((one) => one.call === call && one.block.type === before.type)
  const index = known < 0 ? opened.length : known
  const block = grown(opened[known]?.block ?? before)
  const start = known < 0 ? [{ type: 'block-start', index, blockType: before.type }] : []
  const { type, ...rest } = chunkOf(block)
  const kept = [...opened.slice(0, index), { call, block }, ...opened.slice(index + 1)]
  return emit(remember(translation, { opened: kept }), ...start, { type, index, ...rest })
}

/** The same for a block of text, which a member of the deltas adds to; what is empty opens nothing. */
export function growText(translation: Translation, member: string, type: 'text' | 'reasoning'): Translation {
  return deltasOf(translation).reduce((so, delta) => {
    const text = own(delta, member)
    if (typeof text !== 'string' || text === '') return so
    return grow(
      so,
      { before: { type, text: '' } },
      (block) => ({ type, text: `${block.text}${text}` }),
      () => ({ type: `${type}-delta`, text }),
    )
  }, translation)
}
