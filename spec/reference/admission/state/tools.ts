import { asObject, dataOf, type JsonObject } from '../../verdict.js'
import { appends } from './surface.js'
import type { Tracker } from './tracker.js'

export interface AdvertisedCall {
  readonly name: unknown
  readonly arguments: unknown
  readonly isStarted: boolean
}

/** Calls that were advertised and not settled, by their id (note 0007, Tool calls). */
export class Tools implements Tracker {
  readonly #calls = new Map<unknown, { -readonly [Member in keyof AdvertisedCall]: AdvertisedCall[Member] }>()

  readonly on = {
    'assistant/message': (event: JsonObject) => {
      for (const block of contentOf(event)) {
        if (!isToolCall(block)) continue
        this.#calls.set(block.id, { name: block.name, arguments: block.arguments, isStarted: false })
      }
    },
    'tool/call': (event: JsonObject) => {
      const call = this.#calls.get(dataOf(event).callId)
      if (call) call.isStarted = true
    },
    'tool/result': (event: JsonObject) => {
      if (appends(event)) this.#calls.delete(settledCall(event))
    },
  }

  get isSettled(): boolean {
    return this.#calls.size === 0
  }

  call(id: unknown): AdvertisedCall | undefined {
    return this.#calls.get(id)
  }
}

/** The blocks of the content of an `assistant/message`; none where it has no list of them. */
export function contentOf(event: JsonObject): readonly unknown[] {
  const content = asObject(dataOf(event).message).content
  return Array.isArray(content) ? content : []
}

/** Whether a block advertises a call. */
export function isToolCall(block: unknown): block is JsonObject {
  return asObject(block).type === 'tool-call'
}

/** The id of the call that a `tool/result` names. */
export function settledCall(event: JsonObject): unknown {
  return asObject(asObject(dataOf(event).message).source).callId
}
