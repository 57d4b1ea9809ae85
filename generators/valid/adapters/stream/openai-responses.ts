import type { JsonObject } from '../../../../spec/reference/verdict.js'
import type { Draw } from '../../../draw.js'
import { anyArguments, piecesOf } from '../text.js'
import { asSent, count, interleaved, makeParts, type Part, type Reply, someMembers, withNoise } from './reply.js'

const noise = [
  { type: 'response.in_progress', response: {} },
  { type: 'keepalive' },
  { type: 'response.output_text.done', output_index: 0, text: 'x' },
  { type: 'response.content_part.added', output_index: 7, part: { type: 'output_text', text: '' } },
]

/** An output item: the response it comes in may hold the encrypted content that it came without. */
interface Item {
  readonly part: Part
  readonly index: number
  readonly whole: JsonObject
  readonly isSecretLate: boolean
  readonly events: readonly JsonObject[]
}

/** A stream of OpenAI Responses (note 0029). */
export function openaiResponsesReply(draw: Draw): Reply {
  const items = makeParts(draw, anyArguments).map((part, index) => makeItem(draw, part, index))
  const created = { type: 'response.created', response: { id: 'resp_1' } }
  const events = withNoise(
    draw,
    [
      created,
      ...interleaved(
        draw,
        items.map((it) => it.events),
      ),
    ],
    noise,
  )
  const end = draw.weighted([
    [7, 'completed'],
    [2, 'max_output_tokens'],
    [1, 'content_filter'],
    [1, 'failed'],
  ])
  const calls = end === 'completed' ? items.filter(({ whole }) => whole.type === 'function_call').map(callOf) : []
  const after = draw.chance(1, 10) ? [draw.of(noise)] : []
  return { events: [...asSent(draw, [...events, ending(draw, items, end)]), ...after], calls }
}

function callOf({ part: { id, name }, whole }: Item): { id: string; name: string } {
  return { id: whole.id === undefined ? id : `${id}|${whole.id}`, name }
}

/** An item opens, grows and is done; it may come whole, or be open until the response is. */
function makeItem(draw: Draw, part: Part, index: number): Item {
  const isSecretLate = draw.chance(1, 3)
  const whole = wholeOf(draw, part, index, isSecretLate)
  const at = { output_index: index }
  const added = { type: 'response.output_item.added', ...at, item: emptied(whole) }
  const deltas = deltasOf(draw, part).map((event) => ({ ...event, ...at }))
  const done = { type: 'response.output_item.done', ...at, item: whole }
  const events = draw.weighted([
    [8, [added, ...deltas, done]],
    [1, [done]],
    [1, [added, ...deltas]],
  ])
  return { part, index, whole, isSecretLate, events }
}

function emptied(item: JsonObject): JsonObject {
  if (item.type === 'function_call') return { ...item, arguments: '' }
  return item.type === 'message' ? { ...item, content: [] } : { ...item, summary: [] }
}

function wholeOf(draw: Draw, { type, text, id, name }: Part, index: number, isSecretLate: boolean): JsonObject {
  if (type === 'tool-call') {
    const itemId = draw.weighted<JsonObject>([
      [4, { id: `fc_${index}` }],
      [1, { id: `item_${index}` }],
      [1, {}],
    ])
    return { type: 'function_call', ...itemId, call_id: id, name, arguments: text }
  }
  if (type === 'text') {
    const part = draw.chance(1, 8) ? { type: 'refusal', refusal: text } : { type: 'output_text', text, annotations: [] }
    const phase = draw.chance(1, 4) ? { phase: draw.of(['commentary', 'final_answer', null]) } : {}
    return {
      type: 'message',
      id: `msg_${index}`,
      role: 'assistant',
      content: draw.chance(1, 8) ? [part, part] : [part],
      ...phase,
    }
  }
  const said = draw.weighted<JsonObject>([
    [4, { summary: [{ type: 'summary_text', text }] }],
    [
      1,
      {
        summary: [
          { type: 'summary_text', text },
          { type: 'summary_text', text: 'and' },
        ],
      },
    ],
    [1, { summary: [], content: [{ type: 'reasoning_text', text }] }],
    [1, { summary: [] }],
  ])
  return {
    type: 'reasoning',
    id: `rs_${index}`,
    ...said,
    ...(isSecretLate ? {} : { encrypted_content: `ENC${index}` }),
  }
}

function deltasOf(draw: Draw, { type, text }: Part): JsonObject[] {
  if (type === 'tool-call') return deltas(draw, 'response.function_call_arguments.delta', text)
  if (type === 'text')
    return deltas(draw, draw.chance(1, 8) ? 'response.refusal.delta' : 'response.output_text.delta', text)
  const said = deltas(draw, draw.of(['response.reasoning_summary_text.delta', 'response.reasoning_text.delta']), text)
  return draw.chance(1, 3) ? [...said, { type: 'response.reasoning_summary_part.done' }] : said
}

function deltas(draw: Draw, type: string, text: string): JsonObject[] {
  return piecesOf(draw, text).map((delta) => ({ type, delta }))
}

const failures = [{ code: 'rate_limit_exceeded', message: 'slow' }, { code: 'server_error' }, { message: '未知' }, {}]

function ending(draw: Draw, items: readonly Item[], end: string): JsonObject {
  const failure = draw.of(failures)
  if (end === 'failed')
    return draw.chance(1, 2) ? { type: 'error', ...failure } : { type: 'response.failed', response: { error: failure } }
  const output = items.map(({ whole, index, isSecretLate }) =>
    isSecretLate && whole.type === 'reasoning' ? { ...whole, encrypted_content: `LATE${index}` } : whole,
  )
  const response = {
    ...(draw.chance(2, 3) ? { output } : {}),
    ...(draw.chance(2, 3) ? { usage: usageOf(draw) } : {}),
  }
  if (end === 'completed') return { type: 'response.completed', response: { status: 'completed', ...response } }
  return { type: 'response.incomplete', response: { ...response, incomplete_details: { reason: end } } }
}

function usageOf(draw: Draw): JsonObject {
  const cached = draw.below(100)
  return {
    input_tokens: cached + count(draw),
    output_tokens: count(draw),
    ...someMembers(draw, {
      total_tokens: count(draw),
      input_tokens_details: { cached_tokens: cached },
      output_tokens_details: { reasoning_tokens: draw.below(50) },
    }),
  }
}
