import type { JsonObject } from '../../../../spec/reference/verdict.js'
import type { Draw } from '../../../draw.js'
import { piecesOf } from '../text.js'
import { count, someMembers } from './reply.js'

/** What the streams of the Messages have in common, at Anthropic and at DeepSeek (notes 0032 and 0036). */

export function messageStart(draw: Draw, model: string): JsonObject {
  const usage = { input_tokens: count(draw), output_tokens: draw.below(2), ...cacheCounts(draw) }
  const message = draw.chance(1, 2) ? { id: 'msg_1', type: 'message', role: 'assistant', model, content: [] } : {}
  return { type: 'message_start', message: { ...message, usage } }
}

function cacheCounts(draw: Draw): JsonObject {
  return someMembers(draw, {
    cache_read_input_tokens: draw.of([0, 30]),
    cache_creation_input_tokens: draw.of([0, 7]),
  })
}

export function blockStart(index: number, content_block: JsonObject): JsonObject {
  return { type: 'content_block_start', index, content_block }
}

export function blockStop(index: number): JsonObject {
  return { type: 'content_block_stop', index }
}

/** The deltas of a text, by their type and the member that holds it. */
export function deltas(draw: Draw, index: number, type: string, member: string, text: string): JsonObject[] {
  return piecesOf(draw, text).map((piece) => delta(index, { type, [member]: piece }))
}

export function delta(index: number, of: JsonObject): JsonObject {
  return { type: 'content_block_delta', index, delta: of }
}

/** The counts as they were corrected, then why the response ends, in one event or in two. */
export function messageEnd(draw: Draw, stop_reason: string): JsonObject[] {
  const usage = {
    output_tokens: count(draw),
    ...someMembers(draw, { input_tokens: count(draw) }),
    ...cacheCounts(draw),
  }
  const last = { type: 'message_delta', delta: { stop_reason, stop_sequence: null } }
  const stop = { type: 'message_stop' }
  if (draw.chance(1, 4)) return [{ type: 'message_delta', delta: { stop_reason: null }, usage }, last, stop]
  return [draw.chance(5, 6) ? { ...last, usage } : last, stop]
}

/** The indexes of the provider, which leave gaps at times. */
export function indexes(draw: Draw): (place: number) => number {
  const [first, step] = draw.of([
    [0, 1],
    [0, 1],
    [4, 5],
    [1, 1],
  ] as const)
  return (place) => first + place * step
}
