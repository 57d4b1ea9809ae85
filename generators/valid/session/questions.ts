import { formats } from '../../../spec/generated/formats.js'
import { asObject, type JsonObject } from '../../../spec/reference/verdict.js'
import type { FormatRecord } from '../../../spec/rule-record.js'
import type { Draw } from '../../draw.js'
import type { Question } from '../../question.js'
import { makeLog } from './session.js'
import type { SessionLog } from './session-log.js'
import { packed } from './sources.js'

/** Makes a question about a log. Some ask about a log that nothing else is known of, some need certain ones. */
type Ask = (log: SessionLog) => Question

const asks: readonly (readonly [weight: number, ask: Ask])[] = [
  [8, decode],
  [2, decodeFrames],
  [8, (log) => admitSession(log, 'restore')],
  [10, (log) => admitSession(log, 'session')],
  [9, admitEvent],
  [2, admitWindow],
  [8, append],
  [1, (log) => ({ op: 'history', format: log.format, input: { session: sessionOf(log) } })],
  [3, (log) => ({ op: 'encode', format: log.format, input: { session: sessionOf(log) } })],
]

/** A question about a log of V3 or V4 that a harness could have written: at the codec, at a place of admission, or another. */
export function makeSessionQuestion(draw: Draw, format: 3 | 4 = draw.of([3, 4, 4])): Question {
  const log = makeLog(draw, format, { installed: draw.chance(1, 6) ? ['acme/required', '插件/事件'] : [] })
  const possible = asks.filter(
    ([, ask]) => (ask !== admitEvent && ask !== admitWindow && ask !== append) || log.next > 0,
  )
  return draw.weighted(possible)(log)
}

/** A question about a log as a whole, as a file of rows or as a Session, for whoever asks what becomes of it. */
export function makeLogQuestion(draw: Draw, format: 3 | 4, as = draw.of(['rows', 'session'] as const)): Question {
  const log = makeLog(draw, format, { isOld: true })
  if (as === 'rows') return { op: 'decode', format, input: { rows: rowsOf(log) } }
  return { op: 'admit', at: 'session', format, input: { session: sessionOf(log) } }
}

function decode(log: SessionLog): Question {
  const { draw, format } = log
  const rows = format === 4 && draw.chance(1, 8) ? rowsOf(log).map((row) => withoutPlacement(draw, row)) : rowsOf(log)
  return { op: 'decode', format, ...recovery(draw), input: { rows, ...tail(draw) } }
}

/** Where a row stands on the surface is not for the codec of V4 to say. */
function withoutPlacement(draw: Draw, row: JsonObject): JsonObject {
  const { surfaceOp: _placement, ...rest } = row
  return draw.chance(1, 2) ? row : rest
}

/** The rows in frames, each of which is a whole number of rows. */
function decodeFrames(log: SessionLog): Question {
  const { draw } = log
  const [header, ...events] = rowsOf(log)
  const frames: JsonObject[] = [{ rows: [header] }]
  for (let from = 0; from < events.length; ) {
    const size = draw.between(1, 12)
    frames.push({ rows: events.slice(from, from + size), ...draw.maybe('checksum', () => draw.of(['ok', 'none'])) })
    from += size
  }
  return { op: 'decode', format: log.format, ...recovery(draw), input: { frames } }
}

function recovery(draw: Draw): { recovery?: 'recoverable' } {
  return draw.chance(1, 4) ? { recovery: 'recoverable' } : {}
}

/** Bytes that were being written when the writer stopped. */
function tail(draw: Draw): JsonObject {
  return draw.chance(1, 6) ? { tail: draw.of(['{"type":"turn/', '{}', '\u0000']) } : {}
}

function admitSession(log: SessionLog, at: 'restore' | 'session'): Question {
  return { op: 'admit', at, format: log.format, ...vocabulary(log), input: { session: sessionOf(log) } }
}

function admitEvent(log: SessionLog): Question {
  return { op: 'admit', at: 'event', format: log.format, ...vocabulary(log), input: { event: anyEvent(log) } }
}

/** An event, those of each type as likely as those of any other. */
function anyEvent({ draw, events }: SessionLog): JsonObject {
  const type = draw.of([...new Set(events.map((event) => event.type))])
  return draw.of(events.filter((event) => event.type === type))
}

/** A browser is shown messages whatever their shape is, and unknown events without a mark that claim no place. */
function asShown(draw: Draw, event: JsonObject): JsonObject {
  const { ignorable, ...unmarked } = event
  if (ignorable === true && !hasPlace(event) && draw.chance(1, 2)) return unmarked
  const { id: _id, source: _source, ...rest } = asObject(event.data)
  return event.type === 'user/message' && draw.chance(1, 4) ? { ...event, data: rest } : event
}

/** Whether an event says where it stands, or of what it was made. */
function hasPlace({ surfaceOp, sourceEventSeqs }: JsonObject): boolean {
  return surfaceOp !== undefined || sourceEventSeqs !== undefined
}

/** What a browser is sent: a snapshot, one more event, or a page from before what it has. */
function admitWindow(log: SessionLog): Question {
  const { draw, events, format } = log
  const first = draw.below(events.length)
  const some = events.slice(first, draw.between(first + 1, events.length)).map((event) => asShown(draw, event))
  const last = Number(some.at(-1)?.seq)
  const delivered = draw.of<JsonObject>([
    { events: some, delivery: 'snapshot', cursor: last },
    { events: [events[first]], delivery: 'live' },
    { events: some, delivery: 'page', before: last + 1 },
  ])
  return { op: 'admit', at: 'window', format, ...vocabulary(log), input: delivered }
}

/** The last events as attempts on a Session of the others. */
function append(log: SessionLog): Question {
  const { draw, events, format } = log
  // the mark of an attempt is dropped, and an unknown event must have neither a place nor sources then
  const marked = events.findLastIndex((event) => event.ignorable === true && hasPlace(event))
  const kept = Math.max(0, marked + 1, events.length - draw.between(1, 8))
  const attempts = events.slice(kept).map(({ seq: _seq, time: _time, ...attempt }) => attempt)
  const session = { ...sessionOf(log), events: events.slice(0, kept) }
  const cut = Math.min(log.cut, kept)
  return { op: 'append', format, input: { session: { ...session, inheritedEventCount: cut }, attempts } }
}

/** The rows of the log as a file holds them, with sources as numbers or as ranges. */
export function rowsOf(log: SessionLog): JsonObject[] {
  const isPacked = log.draw.chance(2, 3)
  return [log.header, ...log.events.map((event) => (isPacked ? packed(event) : event))]
}

/** The Session that the log is read as. */
export function sessionOf({ header, events, cut }: SessionLog): JsonObject {
  const { type: _type, ...rest } = header
  return { header: rest, events, inheritedEventCount: cut }
}

/** The types of the format and those of this Session, where it has some; or nothing, which means the same as the former. */
function vocabulary({ draw, format, installed }: SessionLog): { vocabulary?: string[] } {
  if (installed.length === 0 && draw.chance(3, 4)) return {}
  const { events } = formats[format as 3 | 4] as FormatRecord
  return { vocabulary: [...events.map(({ type }) => type), ...installed] }
}
