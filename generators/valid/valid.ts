import type { Draw } from '../draw.js'
import type { Judge } from '../judge.js'
import type { Question } from '../question.js'
import { makeSessionQuestion } from './session/questions.js'

/** Something that questions can be asked about, and how often they are, next to the others. */
export interface Subject {
  readonly id: string
  readonly weight: number
  readonly make: (draw: Draw, judge: Judge) => Question
}

/** All that generators know to ask about without anything being wrong with it. */
export const subjects: readonly Subject[] = [
  { id: 'session', weight: 50, make: makeSessionQuestion },
]

/** A question about anything, with nothing wrong. */
export function makeValid(draw: Draw, judge: Judge, among: readonly Subject[] = subjects): Question {
  return draw.weighted(among.map((subject) => [subject.weight, subject] as const)).make(draw, judge)
}
