import type { JudgedAt, LogVerdict } from '../../../spec/reference/log-verdict.js'
import type { Reference } from '../../../spec/reference/reference.js'
import type { JsonObject, Refusal, Session } from '../../../spec/reference/verdict.js'
import type { Case } from '../../engine/cases/expand.js'
import { judgeAnswer } from '../../engine/classify.js'
import { sameJson } from '../../engine/compare.js'
import { respond } from '../../implementations/implementation.js'
import { referenceImplementation } from '../../implementations/reference/implementation.js'
import type { Environment } from './environment.js'
import { type CarriedFile, fileOf, logOf } from './files.js'

/** One way of asking the code a golden case: whether it answers as the case expects. It may throw what the code throws. */
export type Way = (environment: Environment, reference: Reference, subject: Case) => boolean

const reports = new Set(['class', 'rule', 'place', 'warnings'])

/** As every implementation is asked. */
const operation: Way = ({ decompressor }, reference, subject) => {
  const implementation = referenceImplementation('proof', reference, () => decompressor)
  return isPassed(subject, respond(implementation, { id: 0, ...subject.request } as never))
}

/** The file in pieces of some bytes, through the reader that keeps no events. */
const pieces: Way = ({ decompressor }, reference, subject) => {
  const file = fileOf(subject)
  if (!file || subject.request.op !== 'decode') return false
  const events: JsonObject[] = []
  const reader = reference.get(subject.format)?.openReader({
    recovery: file.recovery,
    decompressor: file.isContainer ? decompressor : undefined,
    onEvent: (event) => events.push(event),
  })
  for (const piece of piecesOf(file, 7)) if (reader?.write(piece) === false) break
  const read = reader?.end()
  if (read?.outcome !== 'accept') return isPassed(subject, { id: 0, ...read })
  const { header, inheritedEventCount, dropped } = read
  const session = { header, events, inheritedEventCount }
  return isPassed(subject, { id: 0, outcome: 'accept', session, ...(dropped ? { dropped } : {}) })
}

/** The file, or the Session as a file, as `sessionproof check` judges it: codec, Session and adoption in one. */
const check: Way = (environment, reference, subject) => {
  const verdict = checked(environment, reference, subject, false)
  return verdict !== undefined && isExpected(subject, verdict)
}

/** The same with every fault: there are no others than the one that the case is about. */
const checkAll: Way = (environment, reference, subject) => {
  const verdict = checked(environment, reference, subject, true)
  if (!verdict || verdict.outcome === 'not-judged' || !isExpected(subject, verdict)) return false
  const faults = verdict.faults?.map(({ class: refused, rule, row, at }) => ({ class: refused, rule, row, at }))
  return sameJson(faults, faultsOf(subject))
}

/** What goes on past faults, alone: in a whole check the verdict is listed even where it finds nothing. */
const faults: Way = ({ decompressor, openContainer, parseRecord, FaultFinder }, reference, subject) => {
  const file = fileOf(subject)
  const codec = reference.get(subject.format)?.codec()
  if (!file || !codec || subject.request.op !== 'decode') return false
  const found: Refusal[] = []
  const events: JsonObject[] = []
  const finder = new FaultFinder(codec, {
    onFault: (fault) => found.push(fault),
    onEvent: (event) => events.push(event),
  })
  const sink = {
    frame: finder.frame.bind(finder),
    lines: (lines: readonly string[]) => lines.map(parseRecord).every((record) => finder.row(record)),
  }
  const container = openContainer(sink, file.isContainer ? decompressor : undefined)
  for (const piece of piecesOf(file, 50)) if (!container.write(piece)) break
  container.end()
  finder.end()
  const listed = found.map(({ class: refused, rule, row, at }) => ({ class: refused, rule, row, at }))
  const { expect, rows } = subject
  const isComplete = expect.outcome === 'refuse' || rows === undefined || events.length === rows.length - 1
  return isComplete && sameJson(listed, faultsOf(subject))
}

/** One event as the only one of a log: what is refused or warned of as it is adopted, and nothing else. */
const checkEvent: Way = ({ openCheck }, reference, { request, expect, format }) => {
  if (request.op !== 'admit' || request.at !== 'event' || request.vocabulary) return false
  const log = openCheck(reference, { recovery: 'strict' })
  log.write(logOf(format, request.event))
  const verdict = log.end()
  if (expect.outcome === 'refuse') {
    if (verdict.outcome !== 'refuse') return false
    const { class: refused, rule, at } = verdict
    return sameJson([expect.class, expect.rule, expect.at], [refused, rule, at])
  }
  if (verdict.outcome !== 'accept') return false
  const warnings = verdict.warnings.map(({ rule, at }) => ({ rule, at }))
  return sameJson(expect.warnings?.map(({ rule, at }) => ({ rule, at })) ?? [], warnings)
}

/** The gates before the judges: a log that is accepted passes them with each of its rows, in pieces as it is read. */
const decodingGates: Way = ({ parseRecord }, reference, subject) => {
  const file = fileOf(subject)
  const codec = reference.get(subject.format)?.codec()
  if (!file || !codec || file.isContainer || subject.expect.outcome !== 'accept') return false
  const [header, ...rows] = Buffer.from(file.bytes).toString('utf8').split('\n').slice(0, -1).map(parseRecord)
  const context = (position: number) => ({ format: subject.format, position })
  return (
    codec.isHeader(header as JsonObject, context(0)) &&
    rows.every((row, index) => codec.classify(row).isDecoded(row as JsonObject, context(index)))
  )
}

/** The gate before adoption: it lets an event pass that is accepted without a warning, and no other. */
const adoptionGate: Way = (_environment, reference, { expect, format, request }) => {
  const codec = reference.get(format)?.codec()
  if (!codec || request.op !== 'admit' || request.at !== 'event' || request.vocabulary) return false
  const event = request.event as JsonObject
  const position = typeof event === 'object' && event && typeof event.seq === 'number' ? event.seq : 0
  const isSound = expect.outcome === 'accept' && expect.warnings === undefined
  return codec.classify(event).isAdmitted(event, { format, position }) === isSound
}

export const ways: readonly Way[] = [
  ...[operation, pieces, check, checkAll, faults, checkEvent],
  ...[decodingGates, adoptionGate],
]

function isPassed(subject: Case, answer: unknown): boolean {
  return judgeAnswer(subject, answer, reports).state === 'pass'
}

function checked(
  { decompressor, openCheck }: Environment,
  reference: Reference,
  subject: Case,
  all: boolean,
): LogVerdict | undefined {
  const file = fileOf(subject)
  if (!file) return undefined
  const log = openCheck(reference, {
    recovery: file.recovery,
    decompressor: file.isContainer ? decompressor : undefined,
    all,
  })
  for (const piece of piecesOf(file, all ? 50 : Number.POSITIVE_INFINITY)) if (!log.write(piece)) break
  return log.end()
}

function isExpected({ expect, format, request, rows }: Case, verdict: LogVerdict): boolean {
  if (verdict.format !== format || verdict.outcome === 'not-judged') return false
  if (expect.outcome === 'refuse') {
    if (verdict.outcome !== 'refuse' || (verdict.judgedAt === 'decode') !== (request.op === 'decode')) return false
    const { class: refused, rule, row, at } = verdict
    return sameJson([expect.class, expect.rule, expect.row ?? row, expect.at], [refused, rule, row, at])
  }
  if (verdict.outcome === 'refuse') return isLater(verdict.judgedAt, request)
  if (request.op !== 'decode') return true
  const { dropped, session, inheritedEventCount: cut = 0, events } = expect
  const read = session as Session | undefined
  const count =
    read?.events.length ??
    (typeof events === 'number' ? events : (dropped?.row ?? rows?.length ?? verdict.events + 1) - 1)
  const isWhole = count === verdict.events && (read?.inheritedEventCount ?? cut) === verdict.inheritedEventCount
  return isWhole && dropped?.row === verdict.dropped?.row
}

/** Whether what a case accepts at its place may still be refused at another. */
function isLater(judgedAt: JudgedAt, request: Case['request']): boolean {
  if (request.op === 'decode') return judgedAt !== 'decode'
  return request.op === 'admit' && request.at === 'restore' && (judgedAt === 'session' || judgedAt === 'event')
}

/** The faults that the expectation of a case speaks of. */
function faultsOf({ expect }: Case): readonly object[] {
  if (expect.outcome === 'accept') return []
  const { class: refused, rule, row = 0, at } = expect
  return [{ class: refused, rule, row, at }]
}

function* piecesOf({ bytes }: CarriedFile, length: number): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, Math.min(bytes.length, at + length))
}
