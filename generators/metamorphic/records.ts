import type { Operation, Question } from '../question.js'
import { changeRows, isOfFile } from './file-rows.js'
import { type JsonText, readJson, writeJson } from './json-text.js'

/** What becomes of a record: of the header of a log, or of an event or an attempt. */
export type ChangeRecord = (record: JsonText, isHeader: boolean) => JsonText

/** The operations whose question holds records of a log. */
const ofRecords: readonly Operation[] = ['admit', 'append', 'encode', 'history', 'migrate']

/**
 * The question with its records changed, whether they are rows of a file or JSON; undefined where none changes. Rows that
 * are no JSON stay.
 */
export function changeRecords(question: Question, change: ChangeRecord): Question | undefined {
  if (isOfFile(question)) {
    return changeRows(question, (row, isHeader) => {
      const record = readJson(row)
      return record === undefined ? row : spelledAs(row, record, change(record, isHeader))
    })
  }
  return ofRecords.includes(question.op) ? changeInput(question, change) : undefined
}

/** A value whose text is changed. */
export function changeText(value: unknown, change: (text: JsonText) => JsonText): unknown {
  const text = value === undefined ? undefined : readJson(JSON.stringify(value))
  return text === undefined ? value : JSON.parse(writeJson(change(text)))
}

function changeInput(question: Question, change: ChangeRecord): Question | undefined {
  const { input } = question
  const { session } = input as { session?: { header: unknown; events: readonly unknown[] } }
  const record = (value: unknown) => changeText(value, (text) => change(text, false))
  const list = (member: string) => {
    const { [member]: values } = input
    return Array.isArray(values) ? { [member]: values.map(record) } : {}
  }
  const varied = {
    ...input,
    ...(Object.hasOwn(input, 'event') ? { event: record(input.event) } : {}),
    ...list('events'),
    ...list('attempts'),
    ...(session && {
      session: {
        ...session,
        header: changeText(session.header, (text) => change(text, true)),
        events: Array.isArray(session.events) ? session.events.map(record) : session.events,
      },
    }),
  }
  return JSON.stringify(varied) === JSON.stringify(input) ? undefined : { ...question, input: varied }
}

/** White space of a row is kept where nothing in it changes. */
function spelledAs(row: string, before: JsonText, after: JsonText): string {
  const written = writeJson(after)
  return written === writeJson(before) ? row : written
}
