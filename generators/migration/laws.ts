import { sameValue } from '../../spec/reference/stream/same-value.js'
import type { JsonObject, Session } from '../../spec/reference/verdict.js'
import type { Answering } from '../judge.js'
import type { Question } from '../question.js'
import { alignmentOf, isKept, keptPart } from './alignment.js'
import {
  type Migrated,
  migratedBy,
  ofSession,
  reading,
  refusalIn,
  sessionIn,
  sourceOf,
  targetFormat,
  verdictIn,
  writtenRows,
} from './asking.js'
import { callIdsOf, messagesOf, resultsOf, sameBlocks, textsOf } from './conversation.js'
import { referencesIn } from './references.js'

/**
 * What has to be true of every migration, whatever log it is of: undefined where it is, else what is not, in one line.
 * A law holds of a migration that is refused unless it says otherwise: which logs go over is for the rules.
 */
export type Law = (question: Question, judge: Answering) => string | undefined

/** A file is migrated as the Session that the codec reads in it (note 0016): one that cannot be read is not migrated. */
export const bytesAsSession: Law = (question, judge) => {
  if (question.input.session !== undefined || question.recovery === 'recoverable') return undefined
  const read = judge.answer(reading(question))
  const [whole, session] = [judge.answer(question), sessionIn(read)]
  if (!session) return whole.outcome === 'accept' ? 'a file is migrated that cannot be read' : undefined
  return different('the file and the Session', verdictIn(whole), verdictIn(judge.answer(ofSession(question, session))))
}

/** Two migrations of one log are the same log, and leave the source as it was (note 0016, Consequences). */
export const sameEachTime: Law = (question, judge) => {
  const text = JSON.stringify(question)
  const fault = different('the first time and the second', judge.answer(question), judge.answer(question))
  return fault ?? (JSON.stringify(question) === text ? undefined : 'the source is changed')
}

/** What comes out is a log of its format (design section 3). */
export const targetRestores: Law = (question, judge) => {
  const session = sessionIn(judge.answer(question))
  if (!session) return undefined
  const format = targetFormat(question)
  const restored = judge.answer({ op: 'admit', format, at: 'restore', input: { session } })
  const refused = refusalIn(restored)
  return refused && `the restorer refuses the target: ${refused}`
}

/** What comes out can be written, and is the same when it is read again. */
export const targetReadsBack: Law = (question, judge) => {
  const session = sessionIn(judge.answer(question))
  if (!session) return undefined
  const format = targetFormat(question)
  const written = judge.answer({ op: 'encode', format, input: { session } })
  const rows = writtenRows(written)
  if (!rows) return `the target cannot be written: ${refusalIn(written)}`
  const read = judge.answer({ op: 'decode', format, input: { rows } })
  return different('the target and what is read of it', sessionAsWritten(session), sessionIn(read))
}

/** Every event of the source goes over, in its order, with its time and its place, and all else is what an edge makes. */
export const eventsKept: Law = of((migrated) => {
  const { source, target } = migrated
  const kept = keptPart(migrated).events
  if (kept.length !== source.events.length)
    return `of ${source.events.length} events and ${target.events.length - kept.length} that were made there are ${target.events.length}`
  const lost = source.events.findIndex((event, seq) => !isKept(event, kept[seq] as JsonObject))
  return lost === -1 ? undefined : `event ${lost} is another one in the target`
})

/**
 * A number that names an event names the same one in the target (notes 0016 and 0018, References). One that names none
 * stays: where no event was made, an edge does not look.
 */
export const referencesFollow: Law = of((migrated) => {
  const { targetOf } = alignmentOf(migrated)
  const kept = keptPart(migrated).events
  for (const [seq, event] of migrated.source.events.entries()) {
    const target = kept[seq] ?? {}
    if (target.type === `plugin:${event.type}`) continue // nobody knows what its numbers are
    const [expected, found] = [
      referencesIn(event).map((number) => targetOf[number as number] ?? number),
      referencesIn(target),
    ]
    if (!sameValue(expected, found)) return `what event ${seq} names is ${found} and not ${expected}`
  }
  return undefined
})

/** The cut of the target is the number of the marker that made that of the source. */
export const cutFollows: Law = of((migrated) => {
  const { source, target } = migrated
  const expected = source.header.isSeeded ? alignmentOf(migrated).targetOf[source.inheritedEventCount] : 0
  const found = target.inheritedEventCount
  return found === expected ? undefined : `the cut is ${found} and not ${expected}`
})

/** Messages keep their ids and their words, and calls their ids. */
export const wordsKept: Law = of((migrated) => {
  const [source, kept] = [migrated.source, keptPart(migrated)]
  const said = (session: Session) => messagesOf(session).flatMap((message) => [message.id, ...textsOf(message)])
  return (
    different('what messages say', said(source), said(kept)) ??
    different('the ids of calls', callIdsOf(source), callIdsOf(kept))
  )
})

/** What a tool gave back stays as it is, but for the types of blocks that plugins own (note 0017, Content blocks). */
export const resultsKept: Law = of(({ source, target }) => {
  const [before, after] = [resultsOf(source), resultsOf(target)]
  if (before.length !== after.length) return `${before.length} results became ${after.length}`
  const changed = before.findIndex((blocks, index) => !sameBlocks(blocks, after[index] ?? []))
  return changed === -1 ? undefined : `result ${changed} is another one in the target`
})

/** Two edges in one migration are one after the other (design section 5), where the restorer between them has nothing to say. */
export const stepwise: Law = (question, judge) => {
  if (question.format !== 2) return undefined
  const children = question.input.children ?? []
  const [first, whole] = [
    { ...question, to: 3 },
    { ...question, to: 4, input: { ...question.input, children } },
  ]
  const between = judge.answer(first)
  const session = sessionIn(between)
  if (!session) return undefined
  const { dropped } = between
  const second: Question = { op: 'migrate', format: 3, to: 4, input: { session, children } }
  const answer = judge.answer(second)
  const expected = answer.outcome === 'accept' && dropped ? { ...answer, dropped } : answer
  return different('one way and two', verdictIn(judge.answer(whole)), verdictIn(expected))
}

/** There is no way back, and who reads the format of the source sees that the target is a newer one. */
export const neverDown: Law = (question, judge) => {
  const session = sessionIn(judge.answer(question))
  if (!session) return undefined
  const [from, to] = [question.format, targetFormat(question)]
  const back = judge.answer({ op: 'migrate', format: to, to: from, input: { session } })
  if (back.outcome === 'accept') return `a log of format ${to} became one of ${from}`
  const rows = writtenRows(judge.answer({ op: 'encode', format: to, input: { session } })) ?? []
  const read = judge.answer({ op: 'decode', format: from, input: { rows } })
  return read.class === 'newer' ? undefined : `a reader of format ${from} says ${refusalIn(read) ?? 'accept'}`
}

/**
 * A log without its last event becomes what the whole became, without what the last event became: nothing that comes later
 * changes what stands. The end of a seed is not taken away, which makes the cut and drops an open compaction, and no
 * children are asked for at the end.
 */
export const prefixStays: Law = (question, judge) => {
  const source = sourceOf(judge, question)
  const last = source?.events.at(-1)
  if (!source || !last || last.type === 'session/end-seed') return undefined
  const events = source.events.slice(0, -1)
  const childless = targetFormat(question) < 4 ? question : { ...question, input: { ...question.input, children: [] } }
  const whole = sessionIn(judge.answer(ofSession(childless, source)))
  if (!whole) return undefined
  const answer = judge.answer(ofSession(childless, { ...source, events }))
  const shorter = sessionIn(answer)
  if (!shorter) return `without its last event it is refused: ${refusalIn(answer)}`
  if (shorter.events.length >= whole.events.length) return 'without its last event it is no shorter'
  return different('the beginning', whole.events.slice(0, shorter.events.length), shorter.events)
}

/** The laws of migration, by their names. */
export const laws: Readonly<Record<string, Law>> = {
  bytesAsSession,
  sameEachTime,
  targetRestores,
  targetReadsBack,
  eventsKept,
  referencesFollow,
  cutFollows,
  wordsKept,
  resultsKept,
  stepwise,
  neverDown,
  prefixStays,
}

/** A law on what became of a log. */
function of(holds: (migrated: Migrated) => string | undefined): Law {
  return (question, judge) => {
    const migrated = migratedBy(judge, question)
    return migrated && holds(migrated)
  }
}

/** What JSON keeps of a Session: no `-0`, which none is that was read. */
function sessionAsWritten(session: Session): Session {
  return JSON.parse(JSON.stringify(session)) as Session
}

/** Says that two things differ, where they do as JSON. */
function different(what: string, expected: unknown, found: unknown): string | undefined {
  return sameValue(expected, found) ? undefined : `${what} differ`
}
