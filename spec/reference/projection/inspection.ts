import type { JsonObject } from '../verdict.js'

/** A body that was made of a request, to be held against what the provider takes. */
export interface Inspection {
  readonly request: JsonObject
  readonly body: JsonObject
}
