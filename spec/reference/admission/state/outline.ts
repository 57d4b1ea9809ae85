import type { FormatRecord } from '../../../rule-record.js'
import { dataOf, type JsonObject } from '../../verdict.js'
import { appends, replacement } from './surface.js'
import { anyOfSurface, type Tracker } from './tracker.js'

/**
 * Whether the restorer of a format looks at each event and the outline of a log before it looks at the cut, at types, and at
 * how events relate.
 */
export function hasOutline({ format }: FormatRecord): boolean {
  return format <= 3
}

/**
 * What a first look at a log of V3 sees: the step that was started last, and the protected head, as each event says it
 * and whether or not the lifecycles and the surface bear it out (note 0007, Decision). In a log that is accepted they do.
 */
export class Outline implements Tracker {
  /** The `turn` and the `step` of the last start, unless an end came after it. */
  step: { readonly turn: unknown; readonly step: unknown } | undefined
  head: number | undefined
  hasSurface = false

  readonly on = {
    'step/start': (event: JsonObject) => {
      const { turn, step } = dataOf(event)
      this.step = { turn, step }
    },
    'step/end': () => this.#leaveStep(),
    'turn/end': () => this.#leaveStep(),
    'system/message': (event: JsonObject, position: number) => {
      const isFirst = !this.hasSurface && appends(event)
      if (isFirst || this.#isReplaced(event)) this.head = position
    },
    [anyOfSurface]: () => {
      this.hasSurface = true
    },
  }

  #leaveStep(): void {
    this.step = undefined
  }

  /** Whether a system message takes the place of the head, and of nothing else. */
  #isReplaced(event: JsonObject): boolean {
    const replaced = replacement(event)
    return this.head !== undefined && replaced?.start === this.head && replaced.end === this.head
  }
}
