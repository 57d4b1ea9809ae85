import { asObject, type JsonObject, ownPath } from '../../verdict.js'
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
  readonly types = ['tool/ptc-dispatch-start', 'tool/ptc-dispatch']

  readonly #started = new Map<unknown, Dispatch>()

  started(subCallId: unknown): Dispatch | undefined {
    return this.#started.get(subCallId)
  }

  advance(event: JsonObject, type: string): void {
    const data = event.data
    const id = asObject(data).subCallId
    if (type === 'tool/ptc-dispatch-start') this.#started.set(id, dispatchOf(event))
    else {
      const started = this.#started.get(id)
      if (started) this.#started.set(id, { ...started, isSettled: true })
    }
  }
}

export function dispatchOf(event: JsonObject): Dispatch {
  const data = event.data
  const given = ownPath(data, 'arguments')
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
