import type { Draw } from '../draw.js'
import type { Question } from '../question.js'
import type { Place } from '../shrink/places.js'

/** Says of a place whether something may be done there. */
export type Focus = (place: Place) => boolean

/**
 * One way of making something wrong with a question. None of them knows a rule: what it breaks, if anything, is for a
 * judge to say. Undefined where the question has no place for it.
 */
export interface Damage {
  readonly id: string
  /** How often it is done, next to the others. */
  readonly weight: number
  readonly apply: (question: Question, draw: Draw, focus: Focus) => Question | undefined
}
