import type { JsonObject } from '../../verdict.js'

/** A part of what a log has left open. It goes on with events of some types, and ignores others. */
export interface Tracker {
  readonly types: readonly string[]
  advance(event: JsonObject, type: string, position: number): void
}
