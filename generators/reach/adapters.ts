import { asList, asObject, isObject, type JsonObject } from '../../spec/reference/verdict.js'
import { blocksOf, type Reaches, requestMessages, sentEvents } from './reading.js'
import { isStrangeBlock } from './records.js'

/** What adapters send and take. Notes 0023 to 0033. */
export const adapterReaches: Reaches = {
  'adapter.any.source': (it) =>
    requestMessages(it).some(({ role, source }) => role === 'user' && isObject(source) && source.kind !== 'user'),
  'adapter.any.request-only': (it) =>
    requestMessages(it).some(({ role, id, source }) => role === 'user' && id === undefined && source === undefined),
  'adapter.any.verbatim': (it) =>
    blocksOf(it, 'user').some(({ text }) => typeof text === 'string' && text !== text.trim()),
  'adapter.any.input-unchanged': (_, { body }) => body !== undefined,
  'adapter.deepseek-chat.unknown-block': (it) => blocksOf(it, 'user', 'assistant', 'tool').some(isStrangeBlock),
  'adapter.deepseek-chat.order': (it) =>
    requestMessages(it).some(({ role }, at, all) => role === 'tool' && all[at - 1]?.role === 'user'),
  'adapter.deepseek-chat.stream.established': (it) => {
    const known = new Set<unknown>()
    return sentEvents(it)
      .flatMap(choicesOf)
      .flatMap(({ delta }) => asList(asObject(delta).tool_calls).map(asObject))
      .some(({ index, id }) => {
        const isAgain = known.has(index) && (id === undefined || id === null || id === '')
        known.add(index)
        return isAgain
      })
  },
  'adapter.deepseek-chat.stream.sparse': (it) =>
    sentEvents(it).some(
      (event) => choicesOf(event).length === 0 || choicesOf(event).some(({ delta }) => !isObject(delta)),
    ),
  'adapter.deepseek-messages.stray-blocks': (it) =>
    blocksOf(it, 'user', 'tool').some(({ type }) => type === 'reasoning' || type === 'tool-call'),
  'adapter.deepseek-messages.unusable-replay': (it, { body }) =>
    requestMessages(it).some(
      ({ source, content }) =>
        asObject(source).replayState !== undefined &&
        asList(content).some((block) => asObject(block).type === 'reasoning'),
    ) && !JSON.stringify(body).includes('"signature"'),
  'adapter.deepseek-messages.ids': (it) =>
    blocksOf(it, 'assistant').some(({ type, id }) => type === 'tool-call' && /[^\w-]/.test(String(id))),
  'adapter.openai-responses.stream.unknown-event': (it) => typesOf(it).some((type) => !responsesTypes.has(type)),
  'adapter.deepseek-messages.stream.ignored': (it) => typesOf(it).some((type) => !messagesTypes.has(type)),
  'adapter.anthropic-messages.stream.unknown': (it) => typesOf(it).some((type) => !messagesTypes.has(type)),
}

/** The types of a stream of the Messages API that mean something; `error` ends it. */
const messagesTypes = new Set([
  ...['message_start', 'content_block_start', 'content_block_delta', 'content_block_stop'],
  ...['message_delta', 'message_stop', 'error'],
])

/** Those of the Responses API. */
const responsesTypes = new Set([
  ...['response.created', 'response.output_item.added', 'response.output_item.done', 'response.output_text.delta'],
  ...['response.refusal.delta', 'response.content_part.added', 'response.reasoning_summary_part.added'],
  ...['response.reasoning_summary_text.delta', 'response.reasoning_summary_part.done', 'response.reasoning_text.delta'],
  ...['response.function_call_arguments.delta', 'response.function_call_arguments.done'],
  ...['response.completed', 'response.incomplete', 'response.failed', 'error'],
])

function typesOf(question: Parameters<typeof sentEvents>[0]): string[] {
  return sentEvents(question).map(({ type }) => String(type))
}

function choicesOf({ choices }: JsonObject): JsonObject[] {
  return asList(choices).map(asObject)
}
