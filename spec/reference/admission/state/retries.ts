import { asObject, dataOf, type JsonObject, own } from '../../verdict.js'
import type { Tracker } from './tracker.js'

export interface ScheduledRetry {
  readonly turn: unknown
  readonly step: unknown
  readonly isStarted: boolean
}

/** Chains of retries, and which of their attempts were scheduled and started (note 0007, Retries). */
export class Retries implements Tracker {
  readonly #chains = new Map<string, { readonly retryId: unknown; readonly retry: unknown }>()
  readonly #chainOf = new Map<unknown, string>()
  readonly #scheduled = new Map<string, ScheduledRetry>()

  readonly on = {
    'llm/retry': (event: JsonObject) => {
      const { retryId, retry, turn, step } = dataOf(event)
      const key = chainKey(event)
      this.#chains.set(key, { retryId, retry })
      this.#chainOf.set(retryId, key)
      this.#scheduled.set(attemptKey(event), { turn, step, isStarted: false })
    },
    'llm/retry-started': (event: JsonObject) => {
      const scheduled = this.#scheduled.get(attemptKey(event))
      if (scheduled) this.#scheduled.set(attemptKey(event), { ...scheduled, isStarted: true })
    },
  }

  /** The last attempt of the chain that an `llm/retry` belongs to. */
  chain(event: JsonObject): { readonly retryId: unknown; readonly retry: unknown } | undefined {
    return this.#chains.get(chainKey(event))
  }

  /** Whether another chain than that of the event has its `retryId`. */
  isOfAnotherChain(event: JsonObject): boolean {
    const chain = this.#chainOf.get(own(event.data, 'retryId'))
    return chain !== undefined && chain !== chainKey(event)
  }

  scheduled(event: JsonObject): ScheduledRetry | undefined {
    return this.#scheduled.get(attemptKey(event))
  }
}

function chainKey(event: JsonObject): string {
  const data = event.data
  return JSON.stringify(['turn', 'step', 'provider', 'policyKey'].map((member) => own(data, member) ?? null))
}

function attemptKey(event: JsonObject): string {
  const data = event.data
  return JSON.stringify([asObject(data).retryId ?? null, asObject(data).retry ?? null])
}
