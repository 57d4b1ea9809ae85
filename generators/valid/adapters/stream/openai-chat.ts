import type { JsonObject } from '../../../../spec/reference/verdict.js'
import type { Draw } from '../../../draw.js'
import { anyArguments } from '../text.js'
import { callDeltas, chatUsage, deltaEvent, textDeltas } from './chat.js'
import { asSent, interleaved, makeParts, type Part, type Reply, withNoise } from './reply.js'

const sparse = [{ choices: [] }, { choices: [{ index: 0, delta: {}, finish_reason: null }] }, { 'x:ping': 1 }]

const errors = [
  { message: 'slow down', type: 'requests', code: 'rate_limit_exceeded' },
  { message: '服务繁忙', type: 'server_error', code: null },
  { message: 'bad key', code: 'invalid_api_key' },
  { type: 'strange' },
  {},
]

/** A stream of OpenAI chat completions (note 0028). One that holds an error ends the response, and is well-formed. */
export function openaiChatReply(draw: Draw): Reply {
  const parts = makeParts(draw, anyArguments, 1)
  const calls = parts.filter(({ type }) => type === 'tool-call')
  const reason = draw.weighted([
    [6, calls.length > 0 ? 'tool_calls' : 'stop'],
    [2, 'length'],
    [1, 'function_call'],
    [1, 'content_filter'],
  ])
  const deltas = interleaved(
    draw,
    parts.map((part) => deltasOf(draw, part, calls.indexOf(part))),
  )
  const opening = draw.chance(1, 2) ? [{ role: 'assistant', content: draw.of(['', null]) }] : []
  const events = withNoise(
    draw,
    [...opening, ...deltas].map((it) => deltaEvent(draw, it, { finish_reason: null })),
    sparse,
  )
  if (draw.chance(1, 12)) return { events: [...events, { error: draw.of(errors) }, ...draw.some(events)], calls: [] }
  const done = draw.chance(2, 3) ? ['[DONE]'] : []
  const goesOn = ['stop', 'tool_calls', 'function_call'].includes(reason)
  return { events: [...asSent(draw, [...events, ...ending(draw, reason)]), ...done], calls: goesOn ? calls : [] }
}

function deltasOf(draw: Draw, part: Part, call: number): JsonObject[] {
  const reasoning = draw.of(['reasoning_content', 'reasoning', 'reasoning_text'])
  if (part.type === 'reasoning') return textDeltas(draw, reasoning, part.text)
  if (part.type === 'tool-call') return callDeltas(draw, part, call)
  return textDeltas(draw, draw.chance(1, 8) ? 'refusal' : 'content', part.text)
}

function ending(draw: Draw, reason: string): JsonObject[] {
  const usage = draw.chance(2, 3) ? { usage: chatUsage(draw) } : {}
  const last = deltaEvent(draw, {}, { finish_reason: reason })
  return draw.chance(1, 2) ? [{ ...last, ...usage }] : [last, { choices: [], ...usage }]
}
