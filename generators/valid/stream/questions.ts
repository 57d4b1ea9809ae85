import type { JsonObject } from '../../../spec/reference/verdict.js'
import type { Draw } from '../../draw.js'
import type { Judge } from '../../judge.js'
import type { Question } from '../../question.js'
import { chunksInDisorder } from './disorder.js'
import { recordsOfStream } from './records.js'
import { chunksOfCancelled, chunksOfResponse } from './response.js'
import { pieceOfText } from './texts.js'
import { timesOf } from './times.js'

/** The formats in which answers are streamed in chunks. */
const formats = [3, 4] as const

/** `assemble` of an answer that keeps to the grammar: whole, or failed on the way. */
export function validAssembly(draw: Draw): Question {
  return { op: 'assemble', format: draw.of(formats), input: { chunks: chunksOfResponse(draw) } }
}

/** `stream`, to pack: chunks of an answer, whole or not, or in no order at all. */
export function validPacking(draw: Draw): Question {
  return { op: 'stream', format: draw.of(formats), input: { action: 'pack', chunks: timed(draw, anyChunks(draw)) } }
}

/** `stream`, to expand. */
export function validExpansion(draw: Draw): Question {
  return { op: 'stream', format: draw.of(formats), input: { action: 'expand', records: recordsOfStream(draw) } }
}

/**
 * `stream`, for evidence: records and what they bear out, which a judge has made of the same chunks. Records may be packed
 * in part only, and an empty list bears out anything.
 */
export function validEvidence(draw: Draw, judge: Judge): Question {
  const format = draw.of(formats)
  if (draw.chance(1, 15)) return { op: 'stream', format, input: withoutStream(draw) }
  const chunks = anyChunks(draw)
  const { blocks, interrupted, usage, replayState } = judge.answer({ op: 'assemble', format, input: { chunks } })
  const isInterrupted = draw.chance(1, 3)
  const records = recordsOf(draw, judge, format, timed(draw, chunks))
  // an entry for each block is asked for: one block more must not make the count right
  const canLead = isInterrupted && chunks.every((chunk) => chunk.replayState === undefined)
  const input = {
    action: 'evidence',
    records: canLead && draw.chance(1, 3) ? [unfinishedVendorBlock, ...records] : records,
    message: messageOf(draw, isInterrupted ? interrupted : blocks, replayState),
    ...(usage === undefined ? {} : { usage }),
    ...(isInterrupted ? { interrupted: true } : {}),
  }
  return { op: 'stream', format, input }
}

/** What is kept of a cancelled answer does not depend on a block that cannot be made of deltas (`assembly.open-type`). */
const unfinishedVendorBlock: JsonObject = {
  type: 'chunk',
  time: 0,
  chunk: { type: 'block-start', index: 4096, blockType: 'video' },
}

function anyChunks(draw: Draw): JsonObject[] {
  return draw.weighted<(draw: Draw) => JsonObject[]>([
    [3, chunksOfResponse],
    [1, chunksOfCancelled],
    [2, chunksInDisorder],
  ])(draw)
}

function timed(draw: Draw, chunks: readonly JsonObject[]): JsonObject[] {
  const times = timesOf(draw, chunks.length)
  return chunks.map((chunk, at) => ({ time: times[at], chunk }))
}

/** Some chunks as they are, and the others packed: a writer may begin to pack at any time. */
function recordsOf(draw: Draw, judge: Judge, format: number, chunks: readonly JsonObject[]): unknown[] {
  const raw = draw.chance(1, 3) ? draw.between(0, chunks.length) : 0
  const packed = judge.answer({ op: 'stream', format, input: { action: 'pack', chunks: chunks.slice(raw) } })
  const asTheyAre = chunks.slice(0, raw).map((chunk) => ({ type: 'chunk', ...chunk }))
  return [...asTheyAre, ...(packed.records as unknown[])]
}

function messageOf(draw: Draw, content: unknown, replayState: unknown): JsonObject {
  const source = { kind: 'model', provider: draw.of(['p', '深度求索']), model: 'm' }
  return {
    id: draw.of(['m-1', 'a', '消息']),
    role: 'assistant',
    source: replayState === undefined ? source : { ...source, replayState },
    content,
  }
}

function withoutStream(draw: Draw): JsonObject {
  const content = draw.list(2, () => ({ type: 'text', text: pieceOfText(draw) }))
  const replayState = draw.chance(1, 2) ? { response: null } : undefined
  return {
    action: 'evidence',
    records: [],
    message: messageOf(draw, content, replayState),
    ...draw.maybe('usage', () => ({ inputTokens: 1, outputTokens: 0 })),
    ...(draw.chance(1, 3) ? { interrupted: true } : {}),
  }
}
