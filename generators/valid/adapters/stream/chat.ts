import type { JsonObject } from '../../../../spec/reference/verdict.js'
import type { Draw } from '../../../draw.js'
import { piecesOf } from '../text.js'
import { count, type Part, someMembers } from './reply.js'

/** What the streams of chat completions have in common, at DeepSeek and elsewhere (notes 0025 and 0028). */

/** An event with a piece of a response. */
export function deltaEvent(draw: Draw, delta: JsonObject, more: JsonObject = {}): JsonObject {
  const named = draw.chance(1, 4) ? { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1 } : {}
  return { ...named, choices: [{ ...(draw.chance(1, 2) ? { index: 0 } : {}), delta, ...more }] }
}

/** The deltas of a text that comes in a member. */
export function textDeltas(draw: Draw, member: string, text: string): JsonObject[] {
  return piecesOf(draw, text).map((piece) => ({ [member]: piece }))
}

/** The deltas of a call: the first opens it, and the id or the name may be told later, or again as nothing. */
export function callDeltas(draw: Draw, { id, name, text }: Part, index: number): JsonObject[] {
  const [first = '', ...pieces] = piecesOf(draw, text)
  const isLate = draw.chance(1, 6)
  const opening = isLate
    ? { index, function: { name, ...(first === '' ? {} : { arguments: first }) } }
    : { index, id, type: 'function', function: { name, arguments: first } }
  const later = pieces.map((piece) => ({ index, ...again(draw), function: { arguments: piece, ...nameAgain(draw) } }))
  const told = isLate ? [{ index, id, type: 'function', function: { arguments: '' } }] : []
  return [opening, ...told, ...later].map((entry) => ({ tool_calls: [entry] }))
}

function again(draw: Draw): JsonObject {
  return draw.chance(3, 4) ? {} : { id: draw.of(['', null]) }
}

function nameAgain(draw: Draw): JsonObject {
  return draw.chance(3, 4) ? {} : { name: draw.of(['', null]) }
}

/** The counts of a response. */
export function chatUsage(draw: Draw): JsonObject {
  const cached = draw.below(100)
  return {
    prompt_tokens: cached + count(draw),
    completion_tokens: count(draw),
    ...someMembers(draw, {
      total_tokens: count(draw),
      prompt_tokens_details: draw.of([{ cached_tokens: cached }, {}, null]),
      prompt_cache_hit_tokens: cached,
      completion_tokens_details: draw.of([{ reasoning_tokens: draw.below(50) }, {}]),
    }),
  }
}
