import { asList, asObject, isObject, type JsonObject } from '../../spec/reference/verdict.js'
import type { Question } from '../question.js'
import { hasOther, isRising, type Reaches } from './reading.js'

const deltas = ['text-delta', 'reasoning-delta', 'tool-call-delta']
const runs = ['text-chunks', 'reasoning-chunks', 'tool-call-chunks']

/** Responses in chunks, and how they are packed. Notes 0021 and 0022. */
export const streamReaches: Reaches = {
  'assembly.order': (it) =>
    !isRising([...new Set(chunks(it).flatMap(({ index }) => (index === undefined ? [] : [index])))]),
  'assembly.closed-block': (it) =>
    chunks(it).some(({ block }) => isObject(block) && (block.text === '' || hasOther(block, 'type', 'text'))),
  'assembly.same-id': (_, { blocks }) => {
    const ids = asList(blocks).flatMap((it) => asObject(it).id ?? [])
    return new Set(ids).size < ids.length
  },
  'assembly.replay-whole': (_, { replayState }) => replayState !== undefined,
  'stream-record.run': (_, { records }) =>
    recordsOf(records).some(({ type, texts }) => type !== 'tool-call-chunks' && asList(texts).length > 1),
  'stream-record.call-run': (_, { records }) => recordsOf(records).some(({ args }) => asList(args).length > 1),
  'stream-record.wide-gap': (it) =>
    timed(it).some(([time, { type, index }], at, all) => {
      const [before = Number.NaN, last = {}] = all[at - 1] ?? []
      return (
        isDelta(type) && last.type === type && last.index === index && Math.abs(time - before) > Number.MAX_SAFE_INTEGER
      )
    }),
  'stream-record.raw': (it) => timed(it).some(([, { type }]) => !isDelta(type)),
  'stream-record.raw-call': (it) =>
    timed(it).some(([, { type, id, name }]) => type === 'tool-call-delta' && (id === '' || name === '')),
  'stream-record.empty-text': (it, { records }) =>
    [...recordsOf(it.input.records), ...recordsOf(records)].some(({ texts, args }) =>
      [...asList(texts), ...asList(args)].includes(''),
    ),
  'stream-record.expanded': ({ input }) => recordsOf(input.records).some(({ type }) => runs.includes(String(type))),
  'stream-record.free-chunk': ({ input }) =>
    recordsOf(input.records).some(({ chunk }) => isObject(chunk) && !isKnownChunk(chunk)),
  'stream-record.lossless': (it, { records }) => recordsOf(it.input.records ?? records).length > 1,
  'stream-record.no-evidence': ({ input }) => input.message !== undefined && asList(input.records).length === 0,
}

function chunks({ input }: Question): JsonObject[] {
  return asList(input.chunks).map(asObject)
}

/** Chunks with their times. */
function timed(question: Question): (readonly [time: number, chunk: JsonObject])[] {
  return chunks(question).map(({ time, chunk }) => [Number(time), asObject(chunk)])
}

function recordsOf(records: unknown): JsonObject[] {
  return asList(records).map(asObject)
}

function isDelta(type: unknown): boolean {
  return deltas.includes(String(type))
}

function isKnownChunk({ type }: JsonObject): boolean {
  return isDelta(type) || ['block-start', 'block-end', 'usage', 'finish'].includes(String(type))
}
