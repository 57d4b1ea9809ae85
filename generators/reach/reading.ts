import { formats } from '../../spec/generated/formats.js'
import type { RuleId } from '../../spec/generated/rules.js'
import { asList, asObject, isObject, type JsonObject } from '../../spec/reference/verdict.js'
import type { FormatRecord } from '../../spec/rule-record.js'
import { Dictionary } from '../faults/dictionary.js'
import type { Answer, Judge } from '../judge.js'
import { type FrameInput, rowText } from '../metamorphic/file-rows.js'
import type { Question } from '../question.js'
import { type Path, placesIn } from '../shrink/places.js'

/** Whether a question is one that a rule is about which nothing judges: it accepts, keeps or converts what stands there. */
export type Reach = (question: Question, answer: Answer, judge: Judge) => boolean

/** How rules are reached, by their ids. */
export type Reaches = Partial<Record<RuleId, Reach>>

/** The frames of a file that is a container. */
export function framesIn({ input }: Question): readonly FrameInput[] {
  return Array.isArray(input.frames) ? (input.frames as FrameInput[]) : []
}

/** The rows of a file as they are written, the header first, of whatever container; of a directory those of its log. */
export function rowTexts({ format, input }: Question): string[] {
  const [log] = Array.isArray(input.directory) ? input.directory : [input]
  const { rows, frames } = asObject(log)
  const all = Array.isArray(frames)
    ? frames.flatMap((frame) => asObject(frame).rows ?? [])
    : Array.isArray(rows)
      ? rows
      : []
  return all.map((row) => rowText(row, format))
}

/** The records of a question: rows, events of a Session or a window, an event, attempts. */
export function recordsIn(question: Question): JsonObject[] {
  const { input } = question
  const { session, events, event, attempts } = input
  const held = [asObject(session).events, events, event, attempts].flat()
  return [...rowTexts(question).slice(1).map(parsed), ...held].filter(isObject)
}

/** The header of the log that is asked about. */
export function headerIn(question: Question): JsonObject {
  const { session } = question.input
  return session === undefined ? asObject(parsed(rowTexts(question)[0] ?? '')) : asObject(asObject(session).header)
}

/** Records of some types. */
export function recordsOf(question: Question, ...types: readonly string[]): JsonObject[] {
  return recordsIn(question).filter(({ type }) => types.includes(String(type)))
}

/** The message that a record adds to the surface or changes there, with the record. */
export function messagesIn(question: Question): { record: JsonObject; message: JsonObject }[] {
  return recordsIn(question).flatMap((record) => {
    if (record.type === 'user/message') return isObject(record.data) ? [{ record, message: record.data }] : []
    const { message } = asObject(record.data)
    return surfaceTypes.has(String(record.type)) && isObject(message) ? [{ record, message }] : []
  })
}

/** Whether somewhere in a value, itself included, stands what fits. */
export function hasInside(value: unknown, fits: (value: unknown, path: Path) => boolean): boolean {
  for (const [path, inside] of placesIn(value)) if (fits(inside, path)) return true
  return false
}

/** Whether an object has a member beside those that are named. */
export function hasOther(value: unknown, ...names: readonly string[]): boolean {
  return isObject(value) && Object.keys(value).some((name) => !names.includes(name))
}

/** The placement of a type of event in the format of a question; undefined where the format does not know it. */
export function placementOf({ format }: Question, { type }: JsonObject): string | undefined {
  const { events } = formats[format as 3] as FormatRecord
  return events.find((event) => event.type === type)?.placement
}

const constraints = new Dictionary()
for (const { targets } of Object.values(formats) as readonly FormatRecord[])
  for (const { schema } of Object.values(targets)) constraints.addSchema(schema)
const kinds = ['source', 'reason'].flatMap((around) => constraints.stringsAt([around, 'kind']))

/** Whether the notes name a kind: of a source or a reason. */
export function isKnownKind(kind: unknown): boolean {
  return kinds.includes(String(kind))
}

/** Whether each of some numbers is above the one before it. */
export function isRising(numbers: readonly unknown[]): boolean {
  return numbers.every((it, index) => index === 0 || Number(it) > Number(numbers[index - 1]))
}

/** The events of the Session that an answer gives. */
export function eventsAfter(answer: Answer): JsonObject[] {
  return asList(asObject(answer.session).events).filter(isObject)
}

/** The messages of a request that an adapter projects. */
export function requestMessages({ input }: Question): JsonObject[] {
  return asList(asObject(input.request).messages).filter(isObject)
}

/** The blocks of some messages of a request. */
export function blocksOf(question: Question, ...roles: readonly string[]): JsonObject[] {
  return requestMessages(question)
    .filter(({ role }) => roles.includes(String(role)))
    .flatMap(({ content }) => asList(content).filter(isObject))
}

/** What a provider sends. */
export function sentEvents({ input }: Question): JsonObject[] {
  return asList(input.events).filter(isObject)
}

const surfaceTypes = new Set(['system/message', 'developer/message', 'assistant/message', 'tool/result'])

function parsed(row: string): unknown {
  try {
    return JSON.parse(row)
  } catch {
    return undefined
  }
}
