import type { JsonObject } from '../../../../spec/reference/verdict.js'
import type { Draw } from '../../../draw.js'
import { anyArguments, objectArguments } from '../text.js'
import { blockStart, blockStop, delta, deltas, indexes, messageEnd, messageStart } from './messages.js'
import { asSent, interleaved, makeParts, type Part, type Reply, withNoise } from './reply.js'

const noise = [{ type: 'ping' }, { type: 'x_note', index: 0 }]

/** A stream of DeepSeek Messages (note 0032). Only one that was cut off may hold arguments that are no JSON. */
export function deepseekMessagesReply(draw: Draw, model: string): Reply {
  const isCut = draw.chance(1, 6)
  const parts = makeParts(draw, isCut ? anyArguments : objectArguments)
  const calls = parts.filter(({ type }) => type === 'tool-call')
  const usual = calls.length > 0 ? 'tool_use' : draw.of(['end_turn', 'stop_sequence'])
  const reason = isCut ? 'max_tokens' : parts.length === 0 ? 'tool_use' : usual
  const at = indexes(draw)
  const blocks = interleaved(
    draw,
    parts.map((part, place) => blockOf(draw, part, at(place))),
  )
  const before = draw.chance(1, 10) ? [draw.of(noise)] : []
  const events = [messageStart(draw, model), ...blocks, ...messageEnd(draw, reason)]
  return { events: [...before, ...asSent(draw, withNoise(draw, events, noise))], calls: isCut ? [] : calls }
}

function blockOf(draw: Draw, { type, text, id, name }: Part, index: number): JsonObject[] {
  const stop = blockStop(index)
  if (type === 'tool-call') {
    const pieces = deltas(draw, index, 'input_json_delta', 'partial_json', text)
    return [blockStart(index, { type: 'tool_use', id, name, input: {} }), ...pieces, stop]
  }
  // what a block begins with is the first of its text
  const initial = draw.chance(1, 5) ? 'so ' : ''
  if (type === 'text')
    return [blockStart(index, { type, text: initial }), ...deltas(draw, index, 'text_delta', 'text', text), stop]
  const thoughts = deltas(draw, index, 'thinking_delta', 'thinking', text)
  const signature = draw.chance(3, 4) ? [delta(index, { type: 'signature_delta', signature: `SIG${index}` })] : []
  return [blockStart(index, { type: 'thinking', thinking: initial, signature: '' }), ...thoughts, ...signature, stop]
}
