import type { JsonObject } from '../../../spec/reference/verdict.js'
import type { Draw } from '../../draw.js'
import { usageOf } from './ending.js'
import { chunksOfResponse } from './response.js'

/** Few values, so that deltas which follow each other often agree in all that makes them one run, or in all but one. */
const indexes = [0, 0, 0, 1, Number.MAX_SAFE_INTEGER] as const
const texts = ['a', '', '深', '😀'] as const
const ids = ['c', 'c', 'd', ''] as const
const names = [undefined, undefined, 'read', 'write', ''] as const

/**
 * Chunks that follow no grammar, or one that was damaged: whoever packs them, or makes an answer of them, takes them all
 * the same (notes 0021 and 0022). A block that stays open is of a type that can be made of deltas.
 */
export function chunksInDisorder(draw: Draw): JsonObject[] {
  if (draw.chance(1, 2)) return draw.list(10, () => anyChunk(draw))
  const chunks = chunksOfResponse(draw)
  const kept = chunks.filter(({ type }) => type !== 'block-start' || draw.chance(1, 2))
  const last = kept.at(-1)
  return last && draw.chance(1, 3) ? [...kept, last, ...draw.some(kept)] : kept
}

function anyChunk(draw: Draw): JsonObject {
  const index = draw.of(indexes)
  const name = draw.of(names)
  return draw.weighted<JsonObject>([
    [4, { type: 'text-delta', index, text: draw.of(texts) }],
    [3, { type: 'reasoning-delta', index, text: draw.of(texts) }],
    [
      5,
      {
        type: 'tool-call-delta',
        index,
        id: draw.of(ids),
        ...(name === undefined ? {} : { name }),
        argumentsDelta: draw.of(texts),
      },
    ],
    [1, { type: 'block-start', index, blockType: draw.of(['text', 'reasoning', 'tool-call']) }],
    [1, { type: 'block-end', index, block: { type: 'text', text: draw.of(texts), signature: 's' } }],
    [1, { type: 'usage', usage: usageOf(draw) }],
    [1, { type: 'finish', reason: { kind: draw.of(['stop', 'max-tokens', 'aborted']) } }],
  ])
}
