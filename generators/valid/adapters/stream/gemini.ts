import type { JsonObject } from '../../../../spec/reference/verdict.js'
import type { Draw } from '../../../draw.js'
import type { Call } from '../calls.js'
import { objectArguments, piecesOf } from '../text.js'
import { asSent, count, makeParts, type Part, type Reply, someMembers, withNoise } from './reply.js'

const noise = [{}, { candidates: [] }, { candidates: [{ index: 0 }] }, { promptFeedback: {} }, { 'x:note': true }]

/**
 * A stream of Gemini (note 0037). A piece of text goes on with the one before it, unless that is of the other type or
 * signed; a call has the id that it was given, or one by its place among the blocks.
 */
export function geminiReply(draw: Draw): Reply {
  const parts = makeParts(draw, objectArguments).filter(({ type, text }) => type === 'tool-call' || text !== '')
  const isCut = parts.length === 0 || draw.chance(1, 5)
  const named = draw.chance(1, 2) ? { responseId: 'resp' } : {}
  const calls: Call[] = []
  const pieces: JsonObject[] = []
  let place = 0
  let open: string | undefined
  for (const part of parts) {
    const signature = draw.chance(1, 3) ? { thoughtSignature: draw.of(['AQID', 'QUJDRA==']) } : {}
    if (part.type === 'tool-call') {
      const id = draw.chance(1, 2) ? part.id : draw.of([undefined, '', calls[0]?.id])
      pieces.push({ functionCall: callOf(draw, part, id), ...signature })
      const isTaken = id === undefined || id === '' || calls.some((call) => call.id === id)
      calls.push({ id: isTaken ? `${named.responseId ?? 'call'}-${place}` : id, name: part.name })
      place += 1
      open = undefined
    } else {
      pieces.push(...textPieces(draw, part, signature))
      if (open !== part.type) place += 1
      open = signature.thoughtSignature === undefined ? part.type : undefined
    }
  }
  const events = pieces.length === 0 ? [] : grouped(draw, pieces).map((group) => eventOf(draw, group, named))
  const last = ending(draw, isCut ? 'MAX_TOKENS' : 'STOP', named)
  return { events: asSent(draw, withNoise(draw, [...events, ...last], noise)), calls }
}

function callOf(draw: Draw, { name, text }: Part, id: string | undefined): JsonObject {
  const args: unknown = JSON.parse(text)
  return { ...(id === undefined ? {} : { id }), name, ...(text === '{}' && draw.chance(1, 2) ? {} : { args }) }
}

/** The signature of a text stands in its last piece, or in an empty one behind it. */
function textPieces(draw: Draw, { type, text }: Part, signature: JsonObject): JsonObject[] {
  const thought = type === 'reasoning' ? { thought: true } : draw.chance(1, 10) ? { thought: false } : {}
  const pieces = piecesOf(draw, text).map((piece): JsonObject => ({ text: piece, ...thought }))
  if (draw.chance(1, 3)) return [...pieces, { text: '', ...thought, ...signature }]
  const last = pieces.pop()
  return [...pieces, { ...last, ...signature }]
}

/** The parts in groups, in their order. */
function grouped(draw: Draw, parts: readonly JsonObject[]): JsonObject[][] {
  const groups: JsonObject[][] = [[]]
  for (const part of parts) {
    if (draw.chance(1, 2)) groups.push([])
    groups.at(-1)?.push(part)
  }
  return groups
}

function eventOf(draw: Draw, parts: readonly JsonObject[], named: JsonObject): JsonObject {
  const first = { content: { role: 'model', parts }, ...(draw.chance(1, 2) ? { index: 0 } : {}) }
  // only the first candidate is asked for
  const others = draw.chance(1, 12) ? [{ content: { parts: [{ text: 'other' }] }, index: 1 }] : []
  return { candidates: [first, ...others], ...named, ...(draw.chance(1, 4) ? { usageMetadata: usageOf(draw) } : {}) }
}

/** The provider has no word for the end: counts may come behind the reason. */
function ending(draw: Draw, finishReason: string, named: JsonObject): JsonObject[] {
  const content = draw.chance(1, 2) ? { content: { role: 'model', parts: [{ text: '' }] } } : {}
  const last = { candidates: [{ ...content, finishReason }], ...named }
  if (draw.chance(1, 4)) return [last, { usageMetadata: usageOf(draw) }]
  return [draw.chance(2, 3) ? { ...last, usageMetadata: usageOf(draw) } : last]
}

function usageOf(draw: Draw): JsonObject {
  const cached = draw.below(100)
  return someMembers(draw, {
    promptTokenCount: cached + count(draw),
    candidatesTokenCount: count(draw),
    cachedContentTokenCount: draw.of([0, cached]),
    thoughtsTokenCount: draw.of([0, 12]),
    totalTokenCount: count(draw),
  })
}
