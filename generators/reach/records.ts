import { asList, asObject, isObject, type JsonObject } from '../../spec/reference/verdict.js'
import type { Question } from '../question.js'
import {
  hasInside,
  hasOther,
  isKnownKind,
  isRising,
  messagesIn,
  placementOf,
  type Reaches,
  recordsIn,
  recordsOf,
} from './reading.js'

/** Single records: messages, their blocks and sources, and what stands around them. Notes 0001 to 0006. */
export const recordReaches: Reaches = {
  'tool-result.extensions': (it) =>
    results(it).some(
      ({ message, record }) =>
        hasOther(message, 'id', 'role', 'source', 'toolCallId', 'content', 'isError') ||
        hasOther(message.source, 'kind', 'callId') ||
        hasOther(record.data, 'turn', 'step', 'message', 'error'),
    ),
  'tool-result.empty-content': (it) => results(it).some(({ message }) => asList(message.content).length === 0),
  'tool-result.flag-absent': (it) => results(it).some(({ message }) => !Object.hasOwn(message, 'isError')),
  'tool-result.deep-wrapper': (it) =>
    results(it).some(({ message }) => asList(message.content).some((block) => hasInside(block, isWrapper))),
  'retired.opaque-places': (it) => recordsIn(it).some((record) => opaqueIn(it, record).some(looksRetired)),
  'block.unknown': (it) => messagesIn(it).some(({ message }) => asList(message.content).some(isStrangeBlock)),
  'source.unknown-kind': (it) =>
    messagesIn(it).some(({ message: { source } }) => isObject(source) && !isKnownKind(source.kind)),
  'turn-end.unknown-reason': (it) =>
    recordsOf(it, 'turn/end').some(({ data }) => !isKnownKind(asObject(asObject(data).reason).kind)),
  'system.empty-content': (it) => messagesOf(it, 'system/message').some(({ content }) => asList(content).length === 0),
  'envelope.time-unordered': (it) => !isRising(recordsIn(it).map(({ time }) => time)),
  'envelope.opaque-data': (it) =>
    recordsIn(it).some(
      (record) => placementOf(it, record) === 'log-only' && hasInside(record.data, (value) => value === null),
    ),
  'envelope.unknown-required': (it) => unknown(it).some(({ ignorable }) => ignorable === undefined),
  'envelope.unknown-ignorable': (it) => unknown(it).some(({ ignorable }) => ignorable === true),
  'envelope.ignorable-known': (it) =>
    recordsIn(it).some((record) => record.ignorable === true && placementOf(it, record) !== undefined),
  'placement.endpoints-descending': (it) => recordsIn(it).some(isDescending),
  'placement.sources-unordered': (it) =>
    recordsIn(it).some(({ sourceEventSeqs }) => !isRising(asList(sourceEventSeqs).flat())),
  'placement.native-codec': (it) =>
    messagesIn(it).some(
      ({ record: { surfaceOp, sourceEventSeqs } }) =>
        surfaceOp === undefined || (Array.isArray(sourceEventSeqs) && sourceEventSeqs.length === 0),
    ),
  'request-header.kept': (it) =>
    recordsOf(it, 'request/header').some(({ data }) => {
      const { header } = asObject(data)
      const { config, tools } = asObject(header)
      const { stop } = asObject(config)
      return (Array.isArray(stop) && stop.length === 0) || tools === null || hasOther(data, 'header', 'reason')
    }),
  'tool-error.optional': (it) => results(it).some(({ message, record }) => isFlagged(message) && !hasError(record)),
  'developer.removal-kept': (it) =>
    messagesOf(it, 'developer/message').some(({ content }) =>
      asList(content).some((block) => !isChange(block) || (isRemoval(block) && Object.hasOwn(block, 'tool'))),
    ),
  'developer.ignorable': (it) => recordsOf(it, 'developer/message').some(({ ignorable }) => ignorable === true),
  'settlement.free': (it) =>
    recordsOf(it, 'request/header').some(({ data }) =>
      hasOther(asObject(asObject(data).header).config, 'provider', 'model', 'reasoningEffort', 'maxTokens'),
    ),
}

/** Results of calls, as messages of the role `tool` or wrapped. */
export function results(question: Question): { record: JsonObject; message: JsonObject }[] {
  return messagesIn(question).filter(({ record }) => record.type === 'tool/result')
}

export function isWrapper(value: unknown): boolean {
  return isObject(value) && value.type === 'tool-result'
}

/** A replacement of a span whose first number is the greater. */
export function isDescending({ surfaceOp }: JsonObject): boolean {
  const { startSeq, endSeq } = asObject(surfaceOp)
  return Number(startSeq) > Number(endSeq)
}

/** A block of a type that the notes do not know. */
export function isStrangeBlock(block: unknown): boolean {
  const known = ['text', 'reasoning', 'image', 'file', 'tool-call', 'tool-result', 'tool-addition', 'tool-removal']
  return isObject(block) && !known.includes(String(block.type))
}

/** Events of types that the format does not know. */
export function unknown(question: Question): JsonObject[] {
  return recordsIn(question).filter((record) => placementOf(question, record) === undefined)
}

function messagesOf(question: Question, type: string): JsonObject[] {
  return messagesIn(question).flatMap(({ record, message }) => (record.type === type ? [message] : []))
}

/** What stands in a record that nobody interprets. */
function opaqueIn(question: Question, record: JsonObject): unknown[] {
  if (placementOf(question, record) === undefined) return record.ignorable === true ? [record.data] : []
  const found: unknown[] = []
  hasInside(record.data, (value, path) => {
    if (['arguments', 'replayState', 'parameters', 'meta'].includes(String(path.at(-1)))) found.push(value)
    return false
  })
  return found
}

/** Whether it has the look of what V4 has no more: a wrapped result, or a source of a plugin. */
function looksRetired(value: unknown): boolean {
  return /tool-result|"kind\W+plugin\W*"/.test(JSON.stringify(value) ?? '')
}

/** The flag of a result, or of the wrapper in it. */
function isFlagged({ isError, content }: JsonObject): boolean {
  return isError === true || asList(content).some((block) => isWrapper(block) && asObject(block).isError === true)
}

function hasError({ data }: JsonObject): boolean {
  return Object.hasOwn(asObject(data), 'error')
}

function isChange(block: unknown): boolean {
  return isRemoval(block) || (isObject(block) && block.type === 'tool-addition')
}

function isRemoval(block: unknown): block is JsonObject {
  return isObject(block) && block.type === 'tool-removal'
}
