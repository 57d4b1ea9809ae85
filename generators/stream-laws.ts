import { sameValue } from '../spec/reference/stream/same-value.js'
import { asList, asObject, type JsonObject } from '../spec/reference/verdict.js'
import type { Answer, Answering } from './judge.js'
import type { Question } from './question.js'

/**
 * What is true of every stream, whatever its chunks are: asked of a judge, with a valid question to pack. What breaks it
 * in words for a person, or undefined where it holds. Of chunks that make no answer, laws on what was kept and what is borne
 * out say nothing.
 */
export type StreamLaw = (question: Question, judge: Answering) => string | undefined

/** Packing chunks and expanding the records gives the same chunks at the same times (`stream-record.lossless`). */
const lossless: StreamLaw = (question, judge) => {
  const packed = askStream(question, judge, { action: 'pack', chunks: timedIn(question) })
  const expanded = askStream(question, judge, { action: 'expand', records: packed.records })
  return differenceOf(timedIn(question), expanded.chunks)
}

/** Chunks that were packed and expanded make the same answer. */
const sameAnswer: StreamLaw = (question, judge) => {
  const packed = askStream(question, judge, { action: 'pack', chunks: timedIn(question) })
  const { chunks } = askStream(question, judge, { action: 'expand', records: packed.records })
  const again = asList(chunks).map((it) => asObject(it).chunk)
  return differenceOf(assembled(question, judge, chunksIn(question)), assembled(question, judge, again))
}

/** Packing what records are expanded to gives the same records: the first packing left nothing to be joined. */
const packedOnce: StreamLaw = (question, judge) => {
  const packed = askStream(question, judge, { action: 'pack', chunks: timedIn(question) })
  const { chunks } = askStream(question, judge, { action: 'expand', records: packed.records })
  const again = askStream(question, judge, { action: 'pack', chunks })
  return differenceOf(packed.records, again.records)
}

/** How a provider cuts a text says nothing: each delta in two, of which the first may be empty, makes the same answer. */
const cutAnywhere: StreamLaw = (question, judge) =>
  sameResponse(question, judge, (chunks) => chunks.flatMap((chunk) => halvesOf(chunk)))

/** A block that was closed is as its end says: without the deltas before it the answer is the same. */
const endIsEnough: StreamLaw = (question, judge) =>
  sameResponse(question, judge, (chunks) => {
    const closed = new Set(chunks.filter(({ type }) => type === 'block-end').map(({ index }) => index))
    const first = new Map<unknown, JsonObject>()
    for (const chunk of chunks) if (!first.has(chunk.index)) first.set(chunk.index, chunk)
    // the first chunk at an index says where its block stands
    return chunks.filter((chunk) => !isDelta(chunk) || !closed.has(chunk.index) || first.get(chunk.index) === chunk)
  })

/** Usage belongs to the answer and to no place in it: told at the very beginning, it makes the same answer. */
const usageAnywhere: StreamLaw = (question, judge) =>
  sameResponse(question, judge, (chunks) => {
    const isUsage = ({ type }: JsonObject) => type === 'usage'
    return [...chunks.filter(isUsage), ...chunks.filter((chunk) => !isUsage(chunk))]
  })

/** What is kept of a cancelled answer are blocks of it, in their order, and none of them a call. */
const keptIsPart: StreamLaw = (question, judge) => {
  const answer = assembled(question, judge, chunksIn(question))
  if (answer.outcome === 'refuse') return undefined
  const left = asList(answer.blocks).map((block) => JSON.stringify(block))
  for (const kept of asList(answer.interrupted)) {
    const at = left.indexOf(JSON.stringify(kept))
    if (at < 0) return `kept, but no block of the answer, or in another order: ${JSON.stringify(kept)}`
    left.splice(0, at + 1)
    if (asObject(kept).type === 'tool-call') return `a call is kept: ${JSON.stringify(kept)}`
  }
  return undefined
}

/** What was packed bears out what was assembled, of a whole answer and of one that was cancelled. */
const bearsOut: StreamLaw = (question, judge) => {
  const answer = assembled(question, judge, chunksIn(question))
  if (answer.outcome === 'refuse') return undefined
  for (const isInterrupted of [false, true]) {
    const verdict = askStream(question, judge, evidenceOf(question, judge, answer, isInterrupted))
    if (verdict.outcome !== 'accept') return `${isInterrupted ? 'cancelled' : 'whole'}: ${verdict.rule} ${verdict.at}`
  }
  return undefined
}

/** It bears out nothing else: not one block more, unless there is no chunk to compare it with. */
const bearsOutNothingElse: StreamLaw = (question, judge) => {
  const answer = assembled(question, judge, chunksIn(question))
  if (answer.outcome === 'refuse' || chunksIn(question).length === 0) return undefined
  const more = { ...answer, blocks: [...asList(answer.blocks), { type: 'text', text: 'never said' }] }
  const verdict = askStream(question, judge, evidenceOf(question, judge, more, false))
  return verdict.outcome === 'refuse' ? undefined : 'a block that was never streamed is borne out'
}

/** The laws of streams, by name. */
export const streamLaws = {
  lossless,
  sameAnswer,
  packedOnce,
  cutAnywhere,
  endIsEnough,
  usageAnywhere,
  keptIsPart,
  bearsOut,
  bearsOutNothingElse,
} satisfies Record<string, StreamLaw>

/** Compares the answers that chunks make before and after a change that they do not depend on; numbers of chunks do. */
function sameResponse(
  question: Question,
  judge: Answering,
  change: (chunks: readonly JsonObject[]) => readonly JsonObject[],
): string | undefined {
  const { warnings: _before, ...before } = assembled(question, judge, chunksIn(question))
  const { warnings: _after, ...after } = assembled(question, judge, change(chunksIn(question).map(asObject)))
  return differenceOf(before, after)
}

function evidenceOf(question: Question, judge: Answering, answer: Answer, isInterrupted: boolean): JsonObject {
  const { blocks, interrupted, usage, replayState } = answer
  const packed = askStream(question, judge, { action: 'pack', chunks: timedIn(question) })
  const source = { kind: 'model', provider: 'p', model: 'm', ...(replayState === undefined ? {} : { replayState }) }
  return {
    action: 'evidence',
    records: packed.records,
    message: { id: 'm-1', role: 'assistant', source, content: isInterrupted ? interrupted : blocks },
    ...(usage === undefined ? {} : { usage }),
    ...(isInterrupted ? { interrupted: true } : {}),
  }
}

/** A delta as two, cut in the middle and between characters; other chunks as they are. */
function halvesOf(chunk: JsonObject): readonly JsonObject[] {
  if (!isDelta(chunk)) return [chunk]
  const part = chunk.type === 'tool-call-delta' ? 'argumentsDelta' : 'text'
  const characters = [...String(chunk[part])]
  const middle = characters.length >> 1
  const [first, second] = [characters.slice(0, middle), characters.slice(middle)]
  return [first, second].map((half) => ({ ...chunk, [part]: half.join('') }))
}

function isDelta({ type }: JsonObject): boolean {
  return type === 'text-delta' || type === 'reasoning-delta' || type === 'tool-call-delta'
}

function assembled({ format }: Question, judge: Answering, chunks: readonly unknown[]): Answer {
  return judge.answer({ op: 'assemble', format, input: { chunks } })
}

function askStream({ format }: Question, judge: Answering, input: JsonObject): Answer {
  return judge.answer({ op: 'stream', format, input })
}

function timedIn({ input }: Question): readonly unknown[] {
  return asList(input.chunks)
}

function chunksIn(question: Question): unknown[] {
  return timedIn(question).map((it) => asObject(it).chunk)
}

/** Two values that should be the same, in words where they are not. */
function differenceOf(expected: unknown, found: unknown): string | undefined {
  if (sameValue(expected, found)) return undefined
  return `${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`
}
