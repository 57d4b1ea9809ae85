import type { Reference } from '../../../spec/reference/reference.js'
import { type JsonObject, type Session, step } from '../../../spec/reference/verdict.js'
import type { Case } from '../../engine/cases/expand.js'
import { sameJson } from '../../engine/compare.js'
import type { Environment } from './environment.js'
import { type CarriedFile, piecesOf } from './files.js'
import type { Way } from './ways.js'

/** From bytes in pieces to rows, as a successor is written: what comes out, or why nothing does. */
export const converted: Way = (environment, reference, subject) => {
  const { expect } = subject
  const rows: string[] = []
  const ended = conversion(environment, reference, subject, rows)
  if (ended === undefined) return false
  if (ended.outcome === 'refuse') return isRefusal(subject, ended)
  if (expect.outcome !== 'accept' || ended.dropped?.row !== expect.dropped?.row) return false
  const session = expect.session as Session | undefined
  if (!session) return rows.length === ended.events + 1
  const [header, ...events] = rows.map((row) => JSON.parse(row) as JsonObject)
  const isSame = (event: JsonObject, index: number) => {
    const { sourceEventSeqs: _stored, ...written } = event
    const { sourceEventSeqs: _sources, ...expected } = session.events[index] ?? {}
    return sameJson(written, expected)
  }
  const isWhole = ended.events === session.events.length && ended.inheritedEventCount === session.inheritedEventCount
  return isWhole && sameJson(header, { ...session.header, type: 'session' }) && events.every(isSame)
}

/** A successor that is read back is right as it was written, and wrong without its last row or of another Session. */
export const readBack: Way = (environment, reference, subject) => {
  const { request, expect } = subject
  const rows: string[] = []
  const ended = conversion(environment, reference, subject, rows)
  const reader = request.op === 'migrate' ? reference.get(request.to) : undefined
  if (!reader || ended?.outcome !== 'accept' || expect.outcome !== 'accept' || rows.length < 2) return false
  const faultOf = (written: readonly string[], wanted = ended) => {
    const verification = environment.openVerification(reader, wanted, undefined)
    const bytes = Buffer.from(written.map((row) => `${row}\n`).join(''))
    for (const piece of piecesOf({ bytes }, 50)) if (!verification.write(piece)) break
    return verification.end()
  }
  return (
    faultOf(rows) === undefined &&
    faultOf(rows.slice(0, -1)) !== undefined &&
    faultOf(rows.with(-1, 'no record')) !== undefined &&
    faultOf([...rows, rows.at(-1) as string]) !== undefined &&
    faultOf(rows, { ...ended, header: { ...ended.header, id: 'another' } }) !== undefined
  )
}

/** What `check --through` says of the file in the last format. */
export const survives: Way = ({ openSurvival, decompressor }, reference, subject) => {
  const { request, expect } = subject
  const file = sourceOf(subject)
  if (request.op !== 'migrate' || !file) return false
  const { recovery, isContainer } = file
  const options = { recovery, decompressor: isContainer ? decompressor : undefined }
  const survival = openSurvival(reference, { ...options, to: request.to, children: request.children })
  for (const piece of piecesOf(file, 50)) if (!survival.write(piece)) break
  survival.end()
  const last = survival.survivals().at(-1)
  if (last?.to !== request.to) return false
  if (last.outcome === 'refuse') return isRefusal(subject, last)
  if (last.outcome !== 'accept') return false
  const session = expect.outcome === 'accept' ? (expect.session as Session | undefined) : undefined
  return expect.outcome === 'accept' && (session === undefined || session.events.length === last.events)
}

/** The event at fault is so by itself, over the same edge; where none is, each becomes what it is to become. */
export const eachSurvives: Way = ({ eventSurvival }, reference, subject) => {
  const { request, expect } = subject
  if (request.op !== 'migrate') return false
  const sources = eventsOf(subject)
  const through = (event: unknown) => eventSurvival(reference, event, request.from, request.to)[1]
  if (expect.outcome === 'refuse') {
    const found = expect.row ? through(sources[expect.row - 1]) : undefined
    if (found?.outcome !== 'refuse' || found.format !== request.to) return false
    return sameJson(
      [found.judgedAt, found.rule, found.at],
      [isOfEdge(expect.rule) ? 'edge' : 'event', expect.rule, expect.at],
    )
  }
  const session = expect.session as Session | undefined
  if (session?.events.length !== sources.length) return false
  return sources.every((event, index) => {
    const found = through(event)
    return found?.outcome === 'accept' && found.events.length === 1 && sameJson(found.events[0], session.events[index])
  })
}

/** An event that is admitted by its own format, or not, and where there is one more, the same event in no other place. */
export const survivesAlone: Way = ({ eventSurvival }, reference, { request, expect, format }) => {
  if (request.op !== 'admit' || request.at !== 'event' || request.vocabulary) return false
  const [found, ...more] = eventSurvival(reference, request.event, format, format)
  if (!found || more.length > 0 || found.format !== format) return false
  if (found.outcome === 'refuse')
    return (
      expect.outcome === 'refuse' && sameJson([found.judgedAt, found.rule, found.at], ['event', expect.rule, expect.at])
    )
  const warned = found.warnings.map(({ rule, at }) => ({ rule, at }))
  const expected =
    expect.outcome === 'accept' ? (expect.warnings ?? []).map(({ rule, at }) => ({ rule, at })) : undefined
  return sameJson(warned, expected) && sameJson(found.events, [request.event])
}

/** A file that is to stand among others speaks against them, or not, as it does where it stands there already. */
export const standsThere: Way = ({ judgeDirectory }, reference, { request, expect, format }) => {
  if (request.op !== 'select') return false
  const names = request.files.map(({ name }) => name)
  return names.every((name) => {
    const refused = judgeDirectory(reference, format, names, name)
    if (expect.outcome === 'accept') return refused === undefined
    const [, , index] = (expect.at ?? '').split('/')
    const at = index === undefined ? '' : step(names[Number(index)] as string)
    return refused?.rule === expect.rule && refused?.at === at
  })
}

/** What the edge of a parent is told of a child is what the log of such a child says. */
export const saidOfChildren: Way = ({ evidenceOf }, _reference, { request }) => {
  const children = request.op === 'migrate' ? (request.children ?? []) : []
  return (
    children.length > 0 &&
    children.every((child) => {
      const { childId, childCreatedAt, descriptorCount, descriptor } = child as Record<string, unknown>
      const event = (data: unknown) => ({ type: 'subagent/descriptor', data })
      const own = Array.from({ length: Number(descriptorCount) }, (_, index) => event(index === 0 ? descriptor : {}))
      const events = [event('inherited'), { type: 'plan/mode', data: {} }, ...own]
      const said = evidenceOf({ header: { id: childId, createdAt: childCreatedAt }, events, inheritedEventCount: 1 })
      return sameJson(said, child)
    })
  )
}

/** Rules on the step from one format to another are named for it. */
function isOfEdge(rule: string | undefined): boolean {
  return /^v\d-v\d\./.test(rule ?? '')
}

function isRefusal(
  { expect }: Case,
  { class: refused, rule, row, at }: { class: string; rule: string; row?: number; at: string },
): boolean {
  if (expect.outcome !== 'refuse') return false
  return sameJson([expect.class, expect.rule, expect.row ?? row, expect.at], [refused, rule, row, at])
}

function conversion(
  { openConversion, decompressor }: Environment,
  reference: Reference,
  subject: Case,
  rows: string[],
) {
  const { request } = subject
  const file = sourceOf(subject)
  if (request.op !== 'migrate' || !file) return undefined
  const { from, to, children } = request
  const options = { from, to, children, recovery: file.recovery, onRow: (row: string) => void rows.push(row) }
  const container = file.isContainer ? decompressor : undefined
  const opened = openConversion(reference, { ...options, decompressor: container })
  for (const piece of piecesOf(file, 50)) if (!opened.write(piece)) break
  return opened.end()
}

function sourceOf({ request }: Case): CarriedFile | undefined {
  if (request.op !== 'migrate' || request.bytes === undefined) return undefined
  const isContainer = request.container === 'zstd'
  return { bytes: Buffer.from(request.bytes, 'base64'), isContainer, recovery: request.recovery ?? 'strict' }
}

function eventsOf(subject: Case): readonly unknown[] {
  const { rows = [], request } = subject
  const session = request.op === 'migrate' ? (request.session as Session | undefined) : undefined
  return session?.events ?? rows.slice(1).map((row) => (typeof row === 'string' ? parsed(row) : row))
}

function parsed(row: string): unknown {
  try {
    return JSON.parse(row)
  } catch {
    return undefined
  }
}
