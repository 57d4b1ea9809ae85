import type { JsonObject } from '../../../../spec/reference/verdict.js'
import type { Draw } from '../../../draw.js'
import { anyArguments } from '../text.js'
import { callDeltas, chatUsage, deltaEvent, textDeltas } from './chat.js'
import { asSent, interleaved, makeParts, type Part, type Reply, withNoise } from './reply.js'

/** Events that say nothing. */
const sparse = [
  {},
  { choices: [] },
  { choices: [{}] },
  { choices: [{ delta: null }] },
  { choices: [{ delta: {} }], usage: null },
]

/** A stream of DeepSeek chat completions (note 0025). */
export function deepseekChatReply(draw: Draw): Reply {
  const parts = makeParts(draw, anyArguments, 1)
  const calls = parts.filter(({ type }) => type === 'tool-call')
  const reason = draw.weighted<string | undefined>([
    [6, calls.length > 0 ? 'tool_calls' : 'stop'],
    [2, 'length'],
    [1, draw.of(['content_filter', 'insufficient_system_resource'])],
    [1, undefined],
  ])
  const opening = draw.chance(1, 2) ? [deltaEvent(draw, { role: 'assistant', content: draw.of(['', null]) })] : []
  const deltas = interleaved(
    draw,
    parts.map((part) => deltasOf(draw, part, calls.indexOf(part))),
  )
  const events = [...opening, ...deltas.map((it) => deltaEvent(draw, it)), ...ending(draw, reason)]
  const after = draw.chance(1, 10) ? [deltaEvent(draw, { content: 'late' })] : []
  return {
    events: [...asSent(draw, withNoise(draw, events, sparse)), '[DONE]', ...after],
    calls: reason === undefined || reason === 'tool_calls' || reason === 'stop' ? calls : [],
  }
}

/** Calls come by an index of the provider, which may leave gaps. */
function deltasOf(draw: Draw, part: Part, call: number): JsonObject[] {
  if (part.type === 'reasoning') return textDeltas(draw, 'reasoning_content', part.text)
  return part.type === 'text' ? textDeltas(draw, 'content', part.text) : callDeltas(draw, part, call * 2)
}

function ending(draw: Draw, reason: string | undefined): JsonObject[] {
  const usage = draw.chance(2, 3) ? { usage: chatUsage(draw) } : {}
  const finish = reason === undefined ? {} : { finish_reason: reason }
  const last = deltaEvent(draw, draw.of([{}, { content: '' }]), finish)
  return draw.chance(1, 2) ? [{ ...last, ...usage }] : [last, { choices: [], ...usage }]
}
