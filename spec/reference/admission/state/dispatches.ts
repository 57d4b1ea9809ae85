import { type JsonObject, own, ownPath } from '../../verdict.js'
import { canonicalJson } from './canonical-json.js'
import type { Tracker } from './tracker.js'

export interface Dispatch {
  readonly rootCallId: unknown
  readonly parentCallId: unknown
  readonly name: unknown
  /** Canonical JSON; undefined where the member is absent, and once it is settled. */
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
    const data = own(event, 'data')
    const id = own(data, 'subCallId')
    if (type === 'tool/ptc-dispatch-start') this.#started.set(id, dispatchOf(event))
    else {
      const started = this.#started.get(id)
      if (started) this.#started.set(id, { ...started, arguments: undefined, isSettled: true })
    }
  }
}

export function dispatchOf(event: JsonObject): Dispatch {
  const data = own(event, 'data')
  const given = ownPath(data, 'arguments')
  return {
    rootCallId: own(data, 'rootCallId'),
    parentCallId: own(data, 'parentCallId'),
    name: own(data, 'name'),
    arguments: given === undefined ? undefined : canonicalJson(given),
    isSettled: false,
  }
}
