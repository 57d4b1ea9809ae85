import { canonicalName } from '../../spec/reference/publication/plan.js'
import { asList, asObject, isObject, type JsonObject } from '../../spec/reference/verdict.js'
import type { Question } from '../question.js'
import {
  headerIn,
  isRising,
  messagesIn,
  placementOf,
  type Reach,
  type Reaches,
  recordsIn,
  recordsOf,
} from './reading.js'
import { isDescending, unknown } from './records.js'

const replacesDescending: Reach = (it) => recordsIn(it).some(isDescending)

/** Logs as a whole, histories, windows, and what is continued or selected. Notes 0007 to 0011. */
export const sessionReaches: Reaches = {
  'compaction.dropped': (it) => {
    let isOpen = false
    return recordsIn(it).some(({ type }) => {
      if (type === 'compaction/start') isOpen = true
      if (type === 'compaction/end') isOpen = false
      return isOpen && type === 'session/end-seed'
    })
  },
  'surface.numeric': replacesDescending,
  'history.surface-order': (_, { surface }) => !isRising(asList(surface)),
  'history.empty': (it) => messagesIn(it).some(({ record, message }) => isEmpty(message) && !isKeptEmpty(record)),
  'history.kept-empty': (it) => messagesIn(it).some(({ record, message }) => isEmpty(message) && isKeptEmpty(record)),
  'history.untouched': (it) =>
    messagesIn(it).some(({ message }) => asList(message.content).some((block) => isBlank(asObject(block).text))),
  'history.offloaded': (it) => recordsOf(it, 'image/offload').length > 0,
  'append.any-type': (it) => attempts(it).some((attempt) => placementOf(it, attempt) === undefined),
  'append.ignorable': (it) => attempts(it).some(({ ignorable }) => ignorable === true),
  'append.unchanged': refusesOne,
  'window.start': (it) => Number(recordsIn(it)[0]?.seq) > 0,
  'window.shape': (it) =>
    messagesIn(it).some(({ message }) => message.id === undefined || message.source === undefined),
  'window.unknown': (it) => unknown(it).some(({ ignorable }) => ignorable === undefined),
  'selection.canonical': (it) => files(it).some(({ name }) => /^\s*session/i.test(name) && !isGeneration(name)),
  'selection.other-names': (it) => files(it).some(({ name }) => !isGeneration(name)),
  'selection.highest': (it) => generations(it).length > 1,
  'selection.lower': (it, { file }) =>
    generations(it).some(({ name, version }) => name !== file && !name.includes(`v${version}.`)),
}

/** What is only seen where something is wrong: attempts that are refused, and those that the next start would refuse. */
export const faultySessionReaches: Reaches = {
  'append.unchanged': refusesOne,
  'append.shape': (_, { verdicts, warnings }) =>
    asList(verdicts).every((it) => asObject(it).outcome === 'accept') && asList(warnings).length > 0,
}

/** An attempt that is refused, and one after it that is not. */
function refusesOne(...[, { verdicts }]: Parameters<Reach>): boolean {
  const outcomes = asList(verdicts).map((it) => asObject(it).outcome)
  const refused = outcomes.indexOf('refuse')
  return refused >= 0 && outcomes.indexOf('accept', refused) > refused
}

function attempts({ input }: Question): JsonObject[] {
  return asList(input.attempts).filter(isObject)
}

function isEmpty({ content }: JsonObject): boolean {
  return Array.isArray(content) && content.length === 0
}

/** Whether a message is given that has no content. */
function isKeptEmpty({ type }: JsonObject): boolean {
  return type === 'user/message' || type === 'tool/result'
}

function isBlank(text: unknown): boolean {
  return typeof text === 'string' && text.trim() === ''
}

interface LogFile {
  readonly name: string
  readonly version: unknown
}

function files({ input }: Question): readonly LogFile[] {
  return asList(input.files) as readonly LogFile[]
}

function generations(question: Question): LogFile[] {
  return files(question).filter(({ name }) => isGeneration(name))
}

/** Whether a file has a canonical name; the generators make none above 9. */
export function isGeneration(name: unknown): boolean {
  return Array.from({ length: 10 }, (_, generation) => generation).some((generation) =>
    [false, true].some((isCompressed) => canonicalName(generation, isCompressed) === name),
  )
}

/** Whether the log that is asked about was started by another. */
export function isSeeded(question: Question): boolean {
  return headerIn(question).isSeeded === true
}
