import type { JsonObject } from '../../../spec/reference/verdict.js'
import type { Draw } from '../../draw.js'
import { chunksOfBlock, isMadeOfDeltas } from './blocks.js'
import { finishOf, usageOf } from './ending.js'

/** Indexes of blocks: providers count from 0, from 1, leave gaps, and some count down. */
const numberings: readonly ((count: number) => number)[] = [
  (count) => count,
  (count) => count,
  (count) => count + 1,
  (count) => count * 3,
  (count) => Number.MAX_SAFE_INTEGER - count,
]

/**
 * The chunks of one answer, as the grammar of note 0021 wants them: blocks one after the other or side by side, usage
 * somewhere before the end or never, and a finish. One that failed leaves blocks open.
 */
export function chunksOfResponse(draw: Draw): JsonObject[] {
  const leavesOpen = draw.chance(1, 4)
  const indexOf = draw.of(numberings)
  const most = draw.chance(1, 25) ? 12 : 4
  const blocks = Array.from({ length: draw.between(0, most) }, (_, count) =>
    chunksOfBlock(draw, indexOf(count), leavesOpen && draw.chance(1, 2)),
  )
  const chunks = draw.chance(1, 3) ? interleaved(draw, blocks) : blocks.flat()
  const usage: JsonObject[] = draw.chance(2, 3) ? [{ type: 'usage', usage: usageOf(draw) }] : []
  const at = draw.chance(3, 4) ? chunks.length : draw.between(0, chunks.length)
  const finish = finishOf(draw, blocks.length, leavesOpen)
  return [...chunks.slice(0, at), ...usage, ...chunks.slice(at), finish]
}

/**
 * The beginning of an answer that was broken off by whoever had asked for it: no finish, and blocks that stay open, all
 * of which can be made of deltas.
 */
export function chunksOfCancelled(draw: Draw): JsonObject[] {
  const chunks = chunksOfResponse(draw)
  const begun = chunks.slice(0, draw.between(0, chunks.length - 1))
  const ended = new Set(begun.filter(({ type }) => type === 'block-end').map(({ index }) => index))
  return begun.filter(
    ({ blockType, index }) => blockType === undefined || isMadeOfDeltas(blockType) || ended.has(index),
  )
}

/** Chunks of several blocks side by side: those of each in their order. */
function interleaved(draw: Draw, blocks: readonly (readonly JsonObject[])[]): JsonObject[] {
  const left = blocks.map((chunks) => [...chunks])
  const chunks: JsonObject[] = []
  for (let waiting = left; waiting.length > 0; waiting = waiting.filter((block) => block.length > 0)) {
    const next = draw.of(waiting).shift()
    if (next) chunks.push(next)
  }
  return chunks
}
