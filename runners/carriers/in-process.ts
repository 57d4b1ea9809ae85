import { type Implementation, respond } from '../implementations/implementation.js'
import type { Request } from '../protocol/types.js'
import type { Carrier } from './carrier.js'

/** An implementation in this very process: for the reference and for benchmarks, where there is nothing to guard against. */
export function inProcessCarrier(name: string, implementation: Implementation): Carrier {
  return {
    name,
    start(listener) {
      let alive = true
      const answer = async (request: Request): Promise<void> => {
        let message: object | undefined
        try {
          const response = respond(implementation, request)
          message = response instanceof Promise ? await response : response
        } catch (error) {
          if (!alive) return
          alive = false
          listener.exit(`threw ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
          return
        }
        // outside of the guard: what the runner throws is not charged to the implementation
        if (alive && message !== undefined) listener.message(message)
      }
      return {
        send(requests) {
          // not before the caller has noted what it sent
          queueMicrotask(() => {
            for (const request of requests) void answer(request)
          })
        },
        kill() {
          alive = false
        },
        stderr: () => '',
      }
    },
  }
}
