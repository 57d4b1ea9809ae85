import type { JsonObject } from '../verdict.js'
import { withoutReplay } from './adapter/any/foreign-replay.js'
import { messagesOf } from './wire/reading/asked.js'

/** A body that an adapter made of a request, to be held against what the provider takes. */
export interface Inspection {
  readonly adapter: string
  readonly request: JsonObject
  readonly body: JsonObject
}

/** The request as its route lets an adapter see it: replay state that is not its own cannot go back (note 0024). */
export function requestSeen(request: JsonObject, isSameOwner: boolean): JsonObject {
  return isSameOwner ? request : { ...request, messages: messagesOf(request).map(withoutReplay) }
}
