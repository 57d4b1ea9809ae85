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
  readonly types = ['assistant/message', 'tool/call', 'tool/result']

  readonly #calls = new Map<unknown, AdvertisedCall>()

  get isSettled(): boolean {
    return this.#calls.size === 0
  }

  call(id: unknown): AdvertisedCall | undefined {
    return this.#calls.get(id)
  }

  advance(event: JsonObject, type: string): void {
    if (type === 'assistant/message') {
      for (const block of toolCalls(event))
        this.#calls.set(asObject(block).id, {
          name: asObject(block).name,
          arguments: asObject(block).arguments,
          isStarted: false,
        })
    } else if (type === 'tool/call') {
      const id = dataOf(event).callId
      const call = this.#calls.get(id)
      if (call) this.#calls.set(id, { ...call, isStarted: true })
    } else if (type === 'tool/result' && appends(event)) this.#calls.delete(settledCall(event))
  }
}

/** The blocks of an `assistant/message` that advertise a call. */
export function toolCalls(event: JsonObject): JsonObject[] {
  const content = asObject(dataOf(event).message).content
  return Array.isArray(content) ? content.filter((block) => asObject(block).type === 'tool-call') : []
}

/** The id of the call that a `tool/result` names. */
export function settledCall(event: JsonObject): unknown {
  return asObject(asObject(dataOf(event).message).source).callId
}
