import type { JsonObject } from '../verdict.js'

/** A response while its chunks come in (note 0021). */
export interface Assembly {
  /** The chunk that came last; undefined at the end of the stream. */
  readonly chunk: JsonObject | undefined
}
