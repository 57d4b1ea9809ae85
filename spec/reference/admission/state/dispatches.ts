import { asObject, dataOf, type JsonObject } from '../../verdict.js'
import { digestOf } from './digest.js'
import type { Tracker } from './tracker.js'

export interface Dispatch {
  readonly rootCallId: unknown
  readonly parentCallId: unknown
  readonly name: unknown
  /** Their digest as text; undefined where the member is absent. */
  readonly arguments: string | undefined
  readonly isSettled: boolean
}

/** Programmatic dispatches that were started, by their `subCallId` (note 0007, Programmatic dispatches). */
export class Dispatches implements Tracker {
  readonly #started = new Map<unknown, Dispatch>()

  readonly on = {
    'tool/ptc-dispatch-start': (event: JsonObject) => {
      this.#started.set(dataOf(event).subCallId, dispatchOf(event))
    },
    'tool/ptc-dispatch': (event: JsonObject) => {
      const id = dataOf(event).subCallId
      const started = this.#started.get(id)
      if (started) this.#started.set(id, { ...started, isSettled: true })
    },
  }

  started(subCallId: unknown): Dispatch | undefined {
    return this.#started.get(subCallId)
  }
}

export function dispatchOf(event: JsonObject): Dispatch {
  const data = event.data
  const given = asObject(data).arguments
  return {
    rootCallId: asObject(data).rootCallId,
    parentCallId: asObject(data).parentCallId,
    name: asObject(data).name,
    arguments: given === undefined ? undefined : digestText(given),
    isSettled: false,
  }
}

function digestText(value: unknown): string {
  const { low, high } = digestOf(value)
  return `${low} ${high}`
}
