import { asObject, dataOf, type JsonObject } from '../../verdict.js'
import { appends } from './surface.js'
import type { Tracker } from './tracker.js'

export interface AdvertisedCall {
  readonly name: unknown
  readonly arguments: unknown
  readonly isStarted: boolean
}

/** No id, not even an absent one. */
const nobody = Symbol('nobody')

type Call = { -readonly [Member in keyof AdvertisedCall]: AdvertisedCall[Member] }

/** Calls that were advertised and not settled, by their id (note 0007, Tool calls). */
export class Tools implements Tracker {
  readonly #calls = new Map<unknown, Call>()
  /** What was asked for last, since several rules ask for the same. */
  #asked: unknown = nobody
  #found: Call | undefined

  readonly on = {
    'assistant/message': (event: JsonObject) => {
      for (const block of contentOf(event)) {
        if (!isToolCall(block)) continue
        this.#calls.set(block.id, { name: block.name, arguments: block.arguments, isStarted: false })
      }
      this.#forget()
    },
    'tool/call': (event: JsonObject) => {
      const call = this.#find(dataOf(event).callId)
      if (call) call.isStarted = true
    },
    'tool/result': (event: JsonObject) => {
      if (!appends(event)) return
      this.#calls.delete(settledCall(event))
      this.#forget()
    },
  }

  get isSettled(): boolean {
    return this.#calls.size === 0
  }

  call(id: unknown): AdvertisedCall | undefined {
    return this.#find(id)
  }

  #find(id: unknown): Call | undefined {
    if (id !== this.#asked) {
      this.#asked = id
      this.#found = this.#calls.get(id)
    }
    return this.#found
  }

  #forget(): void {
    this.#asked = nobody
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
