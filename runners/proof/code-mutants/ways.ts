import type { JudgedAt, LogVerdict } from '../../../spec/reference/log-verdict.js'
import type { Reference } from '../../../spec/reference/reference.js'
import { isObject, type JsonObject, type Session } from '../../../spec/reference/verdict.js'
import type { Case } from '../../engine/cases/expand.js'
import type { RequestBody } from '../../engine/cases/request.js'
import { judgeAnswer } from '../../engine/classify.js'
import { sameJson } from '../../engine/compare.js'
import { askAtOnce } from '../../engine/directories.js'
import type { Found } from '../../engine/found.js'
import { respond } from '../../implementations/implementation.js'
import { shown, shownInList, stopped } from './check-ways.js'
import type { Environment } from './environment.js'
import { alongside, behindGap, beyond, faults, faultsOf, hidden, manyFaults, manyWarnings } from './fault-ways.js'
import { fileOf, linesOf, logOf, piecesOf } from './files.js'
import {
  converted,
  eachSurvives,
  readBack,
  saidOfChildren,
  standsThere,
  survives,
  survivesAlone,
} from './migration-ways.js'

/** One way of asking the code a golden case: whether it answers as the case expects. It may throw what the code throws. */
export type Way = (environment: Environment, reference: Reference, subject: Case) => boolean

const reports = new Set(['class', 'rule', 'place', 'warnings'])

/** As every implementation is asked. */
const operation: Way = ({ decompressor, compressor, referenceImplementation }, reference, subject) => {
  const implementation = referenceImplementation(
    'proof',
    reference,
    () => decompressor,
    () => compressor,
  )
  const ask = (request: RequestBody) => respond(implementation, { id: 0, ...request } as never)
  const { answer, found } = askAtOnce(decompressor, subject, ask)
  return isPassed(subject, answer, found)
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
  const listed = verdict.faults?.map(({ class: refused, rule, row, at }) => ({ class: refused, rule, row, at }))
  return sameJson(listed, faultsOf(subject))
}

/** One event as the last of a log that says nothing else: what is refused or warned of as it is adopted. */
const checkEvent: Way = ({ openCheck }, reference, { request, expect, format }) => {
  if (request.op !== 'admit' || request.at !== 'event' || request.vocabulary) return false
  const bytes = logOf(format, request.event)
  if (!bytes) return false
  const log = openCheck(reference, { recovery: 'strict' })
  log.write(bytes)
  const verdict = log.end()
  if (expect.outcome === 'refuse') {
    if (verdict.outcome !== 'refuse') return false
    const { class: refused, rule, at, judgedAt } = verdict
    return judgedAt !== undefined && sameJson([expect.class, expect.rule, expect.at], [refused, rule, at])
  }
  if (verdict.outcome !== 'accept') return false
  const warnings = verdict.warnings.map(({ rule, at }) => ({ rule, at }))
  return sameJson(expect.warnings?.map(({ rule, at }) => ({ rule, at })) ?? [], warnings)
}

/** The gates before the judges: each row passes them up to the one that is refused, and that does not. */
const decodingGates: Way = ({ parseRecord }, reference, subject) => {
  const { expect, format } = subject
  const codec = reference.get(format)?.codec()
  const lines = linesOf(subject)
  if (!lines || !codec) return false
  const says = lines
    .filter((line) => line !== '')
    .map((line, index) => {
      const record = parseRecord(line)
      const context = { format, position: index - 1 }
      if (!isObject(record)) return false
      return index === 0 ? codec.isHeader(record, context) : codec.classify(record).isDecoded(record, context)
    })
  const first = says.indexOf(false)
  return expect.outcome === 'accept' ? first < 0 : first === (expect.row ?? 0)
}

/** Each event of a Session that is opened passes the gate before adoption. */
const openedGates: Way = (_environment, reference, { expect, format, request }) => {
  const codec = reference.get(format)?.codec()
  const { events } = (request as { session?: { events?: readonly JsonObject[] } }).session ?? {}
  if (!codec || !events || request.op !== 'admit' || request.at !== 'session' || request.vocabulary) return false
  const isSound = (event: JsonObject, position: number) => codec.classify(event).isAdmitted(event, { format, position })
  return expect.outcome === 'accept' && events.every(isSound)
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

/** A container is one, whatever its file is called, and a file of lines is none. */
const recognised: Way = ({ isZstandard }, _reference, subject) => {
  const file = fileOf(subject)
  return file !== undefined && subject.expect.outcome === 'accept' && isZstandard(file.bytes) === file.isContainer
}

export const ways: readonly Way[] = [
  ...[operation, pieces, check, checkAll, stopped, shown, shownInList, checkEvent],
  ...[faults, beyond, hidden, alongside, behindGap, manyFaults, manyWarnings, decodingGates, openedGates, adoptionGate],
  ...[recognised, converted, readBack, survives, eachSurvives, survivesAlone, standsThere, saidOfChildren],
]

function isPassed(subject: Case, answer: unknown, found?: Found): boolean {
  return judgeAnswer(subject, answer, reports, found).state === 'pass'
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
