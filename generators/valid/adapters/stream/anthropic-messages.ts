import type { JsonObject } from '../../../../spec/reference/verdict.js'
import type { Draw } from '../../../draw.js'
import { anyArguments, objectArguments } from '../text.js'
import { blockStart, blockStop, delta, deltas, indexes, messageEnd, messageStart } from './messages.js'
import { asSent, interleaved, makeParts, type Part, type Reply, withNoise } from './reply.js'

/** Errors as events of another type say nothing to a reader. */
const errors = [
  'rate_limit_error',
  'invalid_request_error',
  'request_too_large',
  'authentication_error',
  'permission_error',
  'overloaded_error',
]
const noise = [
  { type: 'ping' },
  { type: 'x_note', index: 0 },
  ...errors.map((type) => ({ type: 'x_error', error: { type, message: 'x' } })),
]

/** A stream of Anthropic Messages (note 0036). Only one that was cut off may hold arguments that are no JSON object. */
export function anthropicMessagesReply(draw: Draw, model: string): Reply {
  const isCut = draw.chance(1, 6)
  const parts = makeParts(draw, isCut ? anyArguments : objectArguments)
  const calls = parts.filter(({ type }) => type === 'tool-call')
  const usual = calls.length > 0 ? 'tool_use' : draw.of(['end_turn', 'stop_sequence', 'pause_turn'])
  const reason = isCut ? 'max_tokens' : parts.length === 0 ? 'tool_use' : usual
  const at = indexes(draw)
  const blocks = interleaved(
    draw,
    parts.map((part, place) => blockOf(draw, part, at(place))),
  )
  const before = draw.chance(1, 10) ? [draw.of(noise)] : []
  const after = draw.chance(1, 10) ? [draw.of(noise)] : []
  const events = [messageStart(draw, model), ...blocks, ...messageEnd(draw, reason)]
  return { events: [...before, ...asSent(draw, withNoise(draw, events, noise)), ...after], calls: isCut ? [] : calls }
}

function blockOf(draw: Draw, part: Part, index: number): JsonObject[] {
  const { type, text } = part
  if (type === 'tool-call') return callOf(draw, part, index)
  if (type === 'text') {
    // what is cited is told in deltas that make nothing
    const cited = draw.chance(1, 8) ? [delta(index, { type: 'citations_delta', citation: { cited_text: 'x' } })] : []
    const said = deltas(draw, index, 'text_delta', 'text', text)
    return [blockStart(index, { type, text: '' }), ...said, ...cited, blockStop(index)]
  }
  if (draw.chance(1, 5))
    return [blockStart(index, { type: 'redacted_thinking', data: `OPAQUE${index}` }), blockStop(index)]
  const thoughts = deltas(draw, index, 'thinking_delta', 'thinking', text)
  const signed = draw.chance(3, 4) ? deltas(draw, index, 'signature_delta', 'signature', `EqQB${index}=`) : []
  return [
    blockStart(index, { type: 'thinking', thinking: '', signature: '' }),
    ...thoughts,
    ...signed,
    blockStop(index),
  ]
}

/** Arguments come in pieces; where none does, those of the block hold. */
function callOf(draw: Draw, { text, id, name }: Part, index: number): JsonObject[] {
  if (draw.chance(1, 6))
    return [blockStart(index, { type: 'tool_use', id, name, input: draw.of([{}, { p: 'a' }]) }), blockStop(index)]
  const pieces = deltas(draw, index, 'input_json_delta', 'partial_json', text)
  return [blockStart(index, { type: 'tool_use', id, name, input: {} }), ...pieces, blockStop(index)]
}
