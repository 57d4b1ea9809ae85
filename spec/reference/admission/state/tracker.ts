import type { JsonObject } from '../../verdict.js'

/** Goes one event on. */
export type Advance = (event: JsonObject, position: number) => void

/** A part of what a log has left open: what it does with events of each type, or with all that stand on the surface. */
export interface Tracker {
  readonly on: Readonly<Record<string, Advance>>
}

/** In place of a type: every event of the surface. */
export const anyOfSurface = 'surface'
