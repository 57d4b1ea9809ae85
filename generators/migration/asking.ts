import { isObject, type JsonObject, type Session } from '../../spec/reference/verdict.js'
import type { Answer, Answering } from '../judge.js'
import type { Question } from '../question.js'

/** A log and what became of it. */
export interface Migrated {
  readonly source: Session
  readonly target: Session
  readonly from: number
  readonly to: number
}

/** The source and the target of a migration; undefined where it is refused. */
export function migratedBy(judge: Answering, question: Question): Migrated | undefined {
  const source = sourceOf(judge, question)
  const target = sessionIn(judge.answer(question))
  return source && target && { source, target, from: question.format, to: targetFormat(question) }
}

/** What a migration begins with: the Session that is handed over, or the one that is read; none that cannot be read. */
export function sourceOf(judge: Answering, question: Question): Session | undefined {
  const { session } = question.input
  return session === undefined ? sessionIn(judge.answer(reading(question))) : (session as Session)
}

/** The file of a migration as a question to the codec alone. */
export function reading({ format, recovery, input }: Question): Question {
  const { children: _children, ...file } = input
  return { op: 'decode', format, ...(recovery ? { recovery } : {}), input: file }
}

/** The same migration of a log that is handed over as a Session. */
export function ofSession(question: Question, session: Session): Question {
  const { recovery: _recovery, ...asked } = question
  const { children } = question.input
  return { ...asked, input: { session, ...(children === undefined ? {} : { children }) } }
}

export function targetFormat({ to, format }: Question): number {
  return to ?? format + 1
}

/** The Session of an answer that accepts; undefined where it gives none. */
export function sessionIn({ outcome, session }: Answer): Session | undefined {
  const isGiven = outcome === 'accept' && isObject(session) && Array.isArray(session.events)
  return isGiven ? (session as unknown as Session) : undefined
}

/** What a refusal says that counts: its class, its rule and its place. */
export function refusalIn({ outcome, class: refused, rule, row, at }: Answer): string | undefined {
  return outcome === 'accept' ? undefined : JSON.stringify([outcome, refused, rule, row, at])
}

/** An answer without what only people read. */
export function verdictIn({ message: _message, ...answer }: Answer): Answer {
  return answer
}

/** Rows as an encoder writes them, as values. */
export function writtenRows(answer: Answer): JsonObject[] | undefined {
  if (answer.outcome !== 'accept') return undefined
  return (answer.rows as string[]).map((row) => JSON.parse(row) as JsonObject)
}
