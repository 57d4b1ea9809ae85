import type { JsonObject } from '../../../../spec/reference/verdict.js'
import type { Draw } from '../../../draw.js'
import type { Call } from '../calls.js'
import { objectArguments, piecesOf } from '../text.js'
import { asSent, count, makeParts, type Part, type Reply, someMembers, withNoise } from './reply.js'

/** Errors by names of their own, which say nothing to a reader. */
const statuses = ['RESOURCE_EXHAUSTED', 'INVALID_ARGUMENT', 'UNAUTHENTICATED', 'PERMISSION_DENIED', 'INTERNAL']
const noise = [
  {},
  { candidates: [] },
  { candidates: [{ index: 0 }] },
  { promptFeedback: {} },
  ...statuses.map((status) => ({ 'x:error': { status } })),
]

/** A stream of Gemini (note 0037). */
export function geminiReply(draw: Draw): Reply {
  const parts = makeParts(draw, objectArguments).filter(({ type, text }) => type === 'tool-call' || text !== '')
  const named = draw.chance(1, 2) ? { responseId: 'resp' } : {}
  const { pieces, calls } = cut(draw, parts, named.responseId ?? 'call')
  const events = pieces.length === 0 ? [] : grouped(draw, pieces).map((group) => eventOf(draw, group, named))
  // without any block it is one that was cut off
  const reason = parts.length === 0 || draw.chance(1, 5) ? 'MAX_TOKENS' : 'STOP'
  return { events: asSent(draw, withNoise(draw, [...events, ...ending(draw, reason, named)], noise)), calls }
}

/**
 * The pieces of all parts. A text goes on with the block before it, unless that is of the other type, a call or signed; a
 * call has the id that it was given, or one by its place among the blocks.
 */
function cut(draw: Draw, parts: readonly Part[], prefix: string): { pieces: JsonObject[]; calls: Call[] } {
  const pieces: JsonObject[] = []
  const calls: Call[] = []
  let place = 0
  let open: string | undefined
  for (const part of parts) {
    const signature = draw.chance(1, 3) ? { thoughtSignature: draw.of(['AQID', 'QUJDRA==']) } : {}
    const isMore = open === part.type
    if (part.type === 'tool-call') {
      const given = draw.chance(1, 2) ? part.id : draw.of([undefined, '', calls[0]?.id])
      pieces.push({ functionCall: callOf(draw, part, given), ...signature })
      const isFree = given !== undefined && given !== '' && calls.every(({ id }) => id !== given)
      calls.push({ id: isFree ? given : `${prefix}-${place}`, name: part.name })
    } else pieces.push(...textPieces(draw, part, signature))
    if (!isMore) place += 1
    open = part.type === 'tool-call' || signature.thoughtSignature !== undefined ? undefined : part.type
  }
  return { pieces, calls }
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
