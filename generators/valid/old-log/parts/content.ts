import type { Draw } from '../../../draw.js'
import { anyObject } from './json.js'
import { count, name, positive, text } from './texts.js'

/** A content block. */
export type Block = { readonly type: string; readonly [member: string]: unknown }

/** Content as people write it: none, one text, or several blocks of all kinds. */
export function content(draw: Draw): Block[] {
  return draw.chance(1, 2) ? [textBlock(draw)] : draw.list(3, () => block(draw))
}

export function textBlock(draw: Draw): Block {
  return { type: 'text', text: text(draw) }
}

export function block(draw: Draw): Block {
  return draw.weighted(blocks)(draw)
}

export function reasoningBlock(draw: Draw): Block {
  return { type: 'reasoning', text: text(draw) }
}

export function imageBlock(draw: Draw): Block {
  const attachment = {
    attachmentId: `image-${draw.below(9)}`,
    mediaType: draw.of(['image/png', 'image/jpeg', 'image/webp', 'image/gif']),
    bytes: count(draw),
    width: positive(draw),
    height: positive(draw),
    ...draw.maybe('name', () => text(draw)),
    ...draw.maybe('originalDimensions', () => ({ width: positive(draw), height: positive(draw) })),
  }
  return { type: 'image', attachment }
}

export function fileBlock(draw: Draw): Block {
  return { type: 'file', attachment: { attachmentId: `file-${draw.below(9)}`, name: text(draw), bytes: count(draw) } }
}

/** A call that stands in other content than that of an answer, where it asks for nothing. */
function callBlock(draw: Draw): Block {
  return { type: 'tool-call', id: `quoted-${draw.below(9)}`, name: name(draw), arguments: callArguments(draw) }
}

const blocks: readonly (readonly [number, (draw: Draw) => Block])[] = [
  [6, textBlock],
  [2, reasoningBlock],
  [3, imageBlock],
  [2, fileBlock],
  [1, callBlock],
]

/** The arguments of a call: the text that a model produced, which need not be JSON. */
export function callArguments(draw: Draw): string {
  return draw.chance(1, 2) ? JSON.stringify(anyObject(draw)) : text(draw)
}

/** The block around a result. In one of many another result lies inside, which V4 has no place for. */
export function resultBlock(draw: Draw, callId: string, content: readonly Block[], isError?: boolean): Block {
  const nested = draw.chance(1, 40) ? [resultBlock(draw, `${callId}-inner`, [textBlock(draw)])] : []
  return {
    type: 'tool-result',
    toolCallId: callId,
    content: [...content, ...nested],
    ...(isError === undefined ? {} : { isError }),
  }
}
