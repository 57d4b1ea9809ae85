import { sameValue } from '../../spec/reference/stream/same-value.js'
import { asObject } from '../../spec/reference/verdict.js'
import type { Answer } from '../judge.js'
import type { Question } from '../question.js'
import { framesOf, plainFile, raw, withFrames, withRows } from './file-rows.js'
import { fileText } from './frames.js'

/** A type that no vocabulary has. */
export const appendedType = 'variant/appended'

/** The question about a log with one more event at its end; undefined where it is about no log, or has one already. */
export function withAppended(question: Question, more: Readonly<Record<string, unknown>>): Question | undefined {
  const event = (seq: number) => ({ type: appendedType, seq, time: 0, ignorable: true, ...more })
  const { session } = question.input as { session?: { events?: unknown } }
  const mayBeSession = ['admit', 'history'].includes(question.op)
  if (mayBeSession && session && Array.isArray(session.events) && !hasAppended(session.events.at(-1))) {
    const events = [...session.events, event(session.events.length)]
    return { ...question, input: { ...question.input, session: { ...session, events } } }
  }
  const text = question.op === 'decode' ? fileText(question) : undefined
  if (!text || text.lines.at(-1)?.includes(appendedType)) return undefined
  const row = JSON.stringify(event(text.lines.length))
  const frames = framesOf(question)
  if (frames) return withFrames(question, [...frames, { rows: [raw(row)] }])
  const file = plainFile(question)
  return file && withRows(question, [...file.rows, row], file.tail)
}

/** The answer without that event, where it was handed on as it was written. */
export function withoutAppended(answer: Answer, written: unknown): Answer {
  const { session } = answer as { session?: { events?: unknown } }
  if (!Array.isArray(session?.events) || !sameValue(session.events.at(-1), written)) return answer
  return { ...answer, session: { ...session, events: session.events.slice(0, -1) } }
}

function hasAppended(event: unknown): boolean {
  return asObject(event).type === appendedType
}
