import { isObject, type JsonObject } from '../../../verdict.js'
import { blocksOf } from '../../draft.js'
import type { Inspection } from '../../inspection.js'
import { replayOf } from './replay.js'

/** A call of the request, and the result that the history has for it. */
export interface AskedCall {
  readonly id: unknown
  readonly name: unknown
  /** The text that the model produced. */
  readonly arguments: unknown
  /** What an adapter keeps of the call for the provider, where the request has it and it counts. */
  readonly replay: JsonObject | undefined
  readonly result?: { readonly content: readonly JsonObject[]; readonly isFailed: boolean }
}

/** The messages of a request. */
export function messagesOf({ messages }: JsonObject): readonly JsonObject[] {
  return (Array.isArray(messages) ? messages : []).filter(isObject)
}

/** The calls of a request in order. A result answers the last call before it that has its id; the first result counts. */
export function callsAsked(inspection: Inspection): readonly AskedCall[] {
  const calls: AskedCall[] = []
  for (const message of messagesOf(inspection.request)) {
    calls.push(...callsOf(message, inspection))
    for (const { toolCallId, content, isError } of resultsOf(message)) {
      const index = calls.findLastIndex(({ id }) => id === toolCallId)
      const call = calls[index]
      if (call && !call.result)
        calls[index] = { ...call, result: { content: blocksOf({ content }), isFailed: isError === true } }
    }
  }
  return calls
}

/** A tool message is a result; in V3 a user message holds some, each in a block. */
export function resultsOf(message: JsonObject): readonly JsonObject[] {
  return message.role === 'tool' ? [message] : blocksOf(message).filter(({ type }) => type === 'tool-result')
}

function callsOf(message: JsonObject, inspection: Inspection): AskedCall[] {
  const entries = replayOf(message, inspection)
  return blocksOf(message).flatMap(({ type, id, name, arguments: text }, index) =>
    type === 'tool-call' ? [{ id, name, arguments: text, replay: entries[index] }] : [],
  )
}

/** The reasoning blocks of the request, each with its replay entry where it has one that counts. */
export function reasoningAsked(
  inspection: Inspection,
): readonly { readonly text: unknown; readonly replay: JsonObject | undefined }[] {
  return messagesOf(inspection.request).flatMap((message) => {
    const entries = replayOf(message, inspection)
    return blocksOf(message).flatMap(({ type, text }, index) =>
      type === 'reasoning' ? [{ text, replay: entries[index] }] : [],
    )
  })
}
