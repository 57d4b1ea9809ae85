import { formats } from '../../spec/generated/formats.js'
import { asList, asObject, isObject, type JsonObject } from '../../spec/reference/verdict.js'
import type { Answer } from '../judge.js'
import type { Question } from '../question.js'
import {
  eventsAfter,
  hasInside,
  hasOther,
  isKnownKind,
  isRising,
  messagesIn,
  placementOf,
  type Reach,
  type Reaches,
  recordsIn,
  recordsOf,
} from './reading.js'
import { isStrangeBlock, isWrapper, results, unknown } from './records.js'

const renamed = formats[2].renames.map(({ from }) => from)

/** From format 2 to 3. Notes 0015 and 0016. */
export const v2Reaches: Reaches = {
  'v2-v3.ids.repeated': (it) => {
    const ids = messagesIn(it).map(({ message }) => message.id)
    return new Set(ids).size < ids.length
  },
  'v2-v3.system.form': (_, answer) => madeMessages(answer).length > 0,
  'v2-v3.system.id': (_, answer) => madeMessages(answer).length > 0,
  'v2-v3.system.replaces': (_, answer) => madeMessages(answer).some(({ surfaceOp }) => isObject(surfaceOp)),
  'v2-v3.system.same': saysTheSameOutside,
  'v2-v3.system.blank': (it) => prompts(it).some((prompt) => prompt !== '' && prompt?.trim() === ''),
  'v2-v3.system.none': (it) => messagesIn(it).length === 0 && recordsOf(it, 'step/start').length === 0,
  'v2-v3.cut.moved': (it, answer) => cutOf(it) > 0 && cutOf(it) !== cutAfter(answer),
  'v2-v3.references.elsewhere': (it) =>
    hasInside(recordsIn(it), (_, path) => ['throughSeq', 'capturedThroughSeq'].includes(String(path.at(-1)))),
  'v2-v3.renames.elsewhere': (_, answer) =>
    hasInside(eventsAfter(answer), (value) => renamed.some((text) => value === text)),
  'v2-v3.request-header.kept': (it) =>
    recordsOf(it, 'request/header').some(({ data }) => {
      const { stop } = asObject(asObject(asObject(data).header).config)
      return Array.isArray(stop) && stop.length === 0
    }),
  'v2-v3.kept.order': (it) => !isRising(recordsIn(it).map(({ time }) => time)),
  'v2-v3.kept.data': (it) =>
    recordsOf(it, 'assistant/message').some(({ data }) => asList(asObject(data).stream).length > 0),
  'v2-v3.kept.repair': (it) =>
    results(it).some(({ message: { id } }) => String(id).startsWith('interrupted-tool-result-')),
  'v2-v3.kept.ignorable': (it) => recordsIn(it).some(({ ignorable }) => ignorable === true),
}

/** From format 3 to 4. Notes 0017 to 0019. */
export const v3Reaches: Reaches = {
  'v3-v4.ignorable.opaque': (it) => unknown(it).some(({ ignorable }) => ignorable === true),
  'v3-v4.ignorable.known': (it) =>
    recordsIn(it).some((record) => record.ignorable === true && placementOf(it, record) !== undefined),
  'v3-v4.source.members': (it) => sources(it).some((source) => isPlugin(source) && hasOther(source, 'kind', 'plugin')),
  'v3-v4.source.other-kind': (it) => sources(it).some(({ kind }) => !isKnownKind(kind)),
  'v3-v4.source.elsewhere': (it) =>
    recordsOf(it, 'team/message/queued', 'session/title', 'command/run', 'tool/call').some(({ data }) =>
      hasInside(data, (value) => isObject(value) && isPlugin(value)),
    ),
  'v3-v4.lift.outer': (it) =>
    results(it).some(({ message }) => Object.hasOwn(message, 'toolCallId') || Object.hasOwn(message, 'isError')),
  'v3-v4.lift.values': (it) =>
    results(it).some(({ message }) => {
      const [wrapper] = asList(message.content)
      return (
        hasOther(message, 'id', 'role', 'source', 'content') &&
        hasOther(wrapper, 'type', 'toolCallId', 'content', 'isError')
      )
    }),
  'v3-v4.lift.data': (it) => results(it).some(({ record }) => hasOther(record.data, 'turn', 'step', 'message')),
  'v3-v4.lift.flag-absent': (it) => wrappers(it).some((wrapper) => !Object.hasOwn(wrapper, 'isError')),
  'v3-v4.lift.deep': (it) =>
    wrappers(it).some(({ content }) => asList(content).some((block) => hasInside(block, isWrapper))),
  'v3-v4.lift.native': (it) => results(it).some(({ message }) => message.role !== 'user'),
  'v3-v4.content.inside': (it) =>
    messagesIn(it).some(({ message }) =>
      asList(message.content).some((block) => isStrangeBlock(block) && hasOther(block, 'type')),
    ),
  'v3-v4.content.parameters': (it) =>
    recordsOf(it, 'request/header').some(({ data }) =>
      asList(asObject(asObject(data).header).tools).some((tool) => hasOther(tool, 'name')),
    ),
  'v3-v4.interrupted.renumber': insertsSome,
  'v3-v4.reference.kept': (it, answer, judge) =>
    insertsSome(it, answer, judge) && hasInside(recordsIn(it), (_, path) => path.at(-1) === 'throughSeq'),
  'v3-v4.cut.target': (it) => cutOf(it) > 0,
  'v3-v4.delivery.kept': (it) => recordsOf(it, 'session-log-deepseek/delivery-accepted').length > 0,
  'v3-v4.catalog.order': ({ input }) => !isRising(asList(input.children).map((it) => asObject(it).childCreatedAt)),
  'v3-v4.catalog.inherited': (it) => recordsOf(it, 'subagent/catalog').some(({ seq }) => Number(seq) < cutOf(it)),
}

/** System messages that an edge has made. */
function madeMessages(answer: Answer): JsonObject[] {
  return eventsAfter(answer).filter(
    ({ type, data }) =>
      type === 'system/message' && String(asObject(asObject(data).message).id).startsWith('v2-to-v3-system-'),
  )
}

function promptOf({ data }: JsonObject): string | undefined {
  const { system } = asObject(asObject(data).header)
  return typeof system === 'string' ? system : undefined
}

function prompts(question: Question): (string | undefined)[] {
  return recordsOf(question, 'request/header').map(promptOf)
}

/** A request outside any step with the prompt that stands already. */
function saysTheSameOutside(question: Question): boolean {
  let [isInStep, prompt] = [false, '']
  return recordsIn(question).some((record) => {
    if (record.type === 'step/start') isInStep = true
    if (record.type === 'step/end') isInStep = false
    if (record.type !== 'request/header') return false
    const isSame = (promptOf(record) ?? '') === prompt
    prompt = promptOf(record) ?? ''
    return isSame && !isInStep
  })
}

/** How many events a log inherited by its last marker. */
function cutOf(question: Question): number {
  const inherited = recordsOf(question, 'session/end-seed').filter(({ data }) => asObject(data).inherited === true)
  return Number(inherited.at(-1)?.seq ?? 0)
}

function cutAfter({ session }: Answer): unknown {
  return asObject(session).inheritedEventCount
}

function insertsSome(...[question, answer]: Parameters<Reach>): boolean {
  const isEnd = ({ type }: JsonObject) => type === 'turn/end'
  return eventsAfter(answer).filter(isEnd).length > recordsIn(question).filter(isEnd).length
}

function sources(question: Question): JsonObject[] {
  return messagesIn(question).flatMap(({ message: { source } }) => (isObject(source) ? [source] : []))
}

function isPlugin({ kind }: JsonObject): boolean {
  return kind === 'plugin'
}

function wrappers(question: Question): JsonObject[] {
  return results(question).flatMap(({ message }) => asList(message.content).filter(isObject).filter(isWrapper))
}
