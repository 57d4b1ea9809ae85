import { isUtf8 } from 'node:buffer'
import { asList, asObject, type JsonObject } from '../../spec/reference/verdict.js'
import type { Answer, Judge } from '../judge.js'
import { type FrameInput, withRows } from '../metamorphic/file-rows.js'
import { isList, isObjectText, type JsonText, readJson } from '../metamorphic/json-text.js'
import type { Question } from '../question.js'
import { framesIn, hasInside, headerIn, type Reaches, recordsIn, recordsOf, rowTexts } from './reading.js'

/** Files as text and as frames, what is stored otherwise than it is read, and the cut. Notes 0004 to 0006. */
export const fileReaches: Reaches = {
  'framing.line-feed': (it) => rowTexts(it).some((row) => /[\u0085\u2028\u2029]/.test(row)),
  'framing.torn-tail': ({ input }) => typeof input.tail === 'string' && input.tail !== '',
  'framing.whitespace': (it) => rowTexts(it).some((row) => /^[ \t\r]|[ \t\r]$/.test(row)),
  'framing.duplicate-member': (it) => partsIn(it).some(hasTwice),
  'framing.number-spelling': (it) =>
    partsIn(it).some((part) => typeof part === 'string' && /^-?\d.*[.eE]/.test(part) && Number.isInteger(Number(part))),
  'framing.invalid-utf8': ({ input }) => typeof input.bytes === 'string' && !isUtf8(Buffer.from(input.bytes, 'base64')),
  'framing.lone-surrogate': (it) => hasInside(recordsIn(it), (value) => /\p{Cs}/u.test(String(value))),
  'framing.own-members': (it) => rowTexts(it).some((row) => /"(__proto__|constructor)"\s*:/.test(row)),
  'header.empty-id': (it) => headerIn(it).id === '',
  'ranges.short-pair': (it) => pairsIn(it).some(([start, end]) => Number(end) - Number(start) < 2),
  'ranges.expanded': (it) => pairsIn(it).length > 0,
  'ranges.written': (_, { rows }) =>
    asList(rows).some((row) => pairsOf(JSON.parse(String(row)) as JsonObject).length > 0),
  'cut.last-marker': (it) => markers(it).some(({ data, seq }) => asObject(data).inherited === true && seq !== 0),
  'cut.exactly-true': (it) => markers(it).some(({ data }) => asObject(data).inherited !== true),
  'zstd.no-checksum': (it) => framesIn(it).some(({ checksum }) => checksum === 'none'),
  'zstd.every-frame': (it) =>
    framesIn(it).filter(({ rows, bytes }) => bytes !== undefined || asList(rows).length > 0).length > 2,
  'zstd.spanning': (it) => framesIn(it).slice(1, -1).some(endsInRow),
  'zstd.torn-frame': (it) => framesIn(it).length > 1 && isTorn(framesIn(it)),
}

/** What a read that may withhold something does: it is asked where something is wrong with the log. */
export const faultyFileReaches: Reaches = {
  'recovery.prefix': (it, { outcome, dropped }) => isRecoverable(it) && outcome === 'accept' && dropped !== undefined,
  'recovery.turn-end': (it, answer, judge) => {
    if (!isRecoverable(it) || answer.outcome !== 'refuse') return false
    return endsLater(it, answer) && withoutRest(it, answer, judge)?.dropped !== undefined
  },
  'recovery.hard': (it, answer, judge) => {
    if (!isRecoverable(it) || answer.outcome !== 'refuse' || endsAt(it, answer)) return false
    return withoutRest(it, answer, judge)?.rule === answer.rule
  },
  'recovery.undecodable-turn-end': (it, { outcome, dropped }) =>
    isRecoverable(it) && outcome === 'accept' && isTurnEnd(rowTexts(it)[Number(asObject(dropped).row)]),
  'zstd.committed': (it, { outcome }, judge) => {
    const frames = framesIn(it)
    if (!isRecoverable(it) || outcome !== 'refuse' || frames.length === 0 || isTorn(frames)) return false
    const plain = withRows(it, rowTexts(it))
    return judge.isAskable(plain) && judge.answer(plain).dropped !== undefined
  },
}

function isRecoverable({ recovery }: Question): boolean {
  return recovery === 'recoverable'
}

/** The answer to a plain file that ends with the row at which this one was refused. */
function withoutRest(question: Question, { row }: Answer, judge: Judge): Answer | undefined {
  if (framesIn(question).length > 0 || typeof row !== 'number') return undefined
  const shorter = withRows(question, rowTexts(question).slice(0, row + 1))
  return judge.isAskable(shorter) ? judge.answer(shorter) : undefined
}

function endsLater(question: Question, { row }: Answer): boolean {
  return rowTexts(question)
    .slice(Number(row) + 1)
    .some(isTurnEnd)
}

function endsAt(question: Question, { row }: Answer): boolean {
  return isTurnEnd(rowTexts(question)[Number(row)])
}

function isTurnEnd(row: string | undefined): boolean {
  return row?.includes('"turn/end"') === true
}

function markers(question: Question): JsonObject[] {
  return recordsOf(question, 'session/end-seed')
}

function pairsIn(question: Question): readonly (readonly unknown[])[] {
  return recordsIn(question).flatMap(pairsOf)
}

function pairsOf({ sourceEventSeqs }: JsonObject): readonly (readonly unknown[])[] {
  return asList(sourceEventSeqs).filter((it): it is readonly unknown[] => Array.isArray(it))
}

/** Whether a frame ends where no row does: its text, where it is described, or its bytes, of which nobody else makes any. */
function endsInRow({ tail, bytes }: FrameInput): boolean {
  return bytes !== undefined || (tail !== undefined && tail !== '')
}

function isTorn(frames: readonly FrameInput[]): boolean {
  return (frames.at(-1)?.cut ?? 0) > 0
}

/** Every value in the rows of a file, as it is spelled. */
function partsIn(question: Question): JsonText[] {
  return rowTexts(question).flatMap((row) => partsOf(readJson(row)))
}

function partsOf(text: JsonText | undefined): JsonText[] {
  if (isList(text)) return [text, ...text.items.flatMap(partsOf)]
  if (isObjectText(text)) return [text, ...text.members.flatMap(([, value]) => partsOf(value))]
  return text === undefined ? [] : [text]
}

function hasTwice(part: JsonText): boolean {
  if (!isObjectText(part)) return false
  const names = part.members.map(([name]) => String(JSON.parse(name)))
  return new Set(names).size < names.length
}
