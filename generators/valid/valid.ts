import type { Draw } from '../draw.js'
import { isClean, type Judge } from '../judge.js'
import { migrationOf } from '../migration/pairs.js'
import type { Operation, Question } from '../question.js'
import { makeExchange } from './adapters/exchange.js'
import { makeInspection } from './adapters/inspection.js'
import { makeProjection } from './adapters/projection.js'
import { makeTranslation } from './adapters/translation.js'
import { migrateOldRows, oldLogQuestion } from './old-log/questions.js'
import { validPublication } from './publication.js'
import { validSelection } from './selection.js'
import { anyEvent } from './session/event.js'
import { makeLogQuestion, makeSessionQuestion } from './session/questions.js'
import { smallLog } from './small-log.js'
import { validAssembly, validEvidence, validExpansion, validPacking } from './stream/questions.js'
import { until } from './until.js'

/** Something that questions can be asked about, and how often they are, next to the others. */
export interface Subject {
  readonly id: string
  readonly weight: number
  /** The operations that its questions ask for. */
  readonly asks: readonly Operation[]
  readonly make: (draw: Draw, judge: Judge) => Question
}

/** So often something is made anew. */
const mostTries = 40

/** All that generators know to ask about without anything being wrong with it. */
export const subjects: readonly Subject[] = [
  {
    id: 'session',
    weight: 46,
    asks: ['decode', 'encode', 'admit', 'append', 'history'],
    make: (draw) => makeSessionQuestion(draw),
  },
  { id: 'event', weight: 5, asks: ['admit'], make: soundly(anyEvent) },
  { id: 'old-log', weight: 12, asks: ['decode', 'migrate'], make: oldLogQuestion },
  {
    id: 'migration',
    weight: 13,
    asks: ['migrate'],
    make: (draw) => migrationOf(draw, makeLogQuestion(draw, 3, draw.of(['rows', 'session', 'session']))),
  },
  { id: 'selection', weight: 2, asks: ['select'], make: validSelection },
  { id: 'publication', weight: 3, asks: ['publish'], make: soundly((draw) => validPublication(draw, makePublishable)) },
  { id: 'assembly', weight: 2, asks: ['assemble'], make: validAssembly },
  { id: 'packing', weight: 1, asks: ['stream'], make: validPacking },
  { id: 'expansion', weight: 2, asks: ['stream'], make: validExpansion },
  { id: 'evidence', weight: 2, asks: ['stream'], make: validEvidence },
  { id: 'projection', weight: 8, asks: ['project'], make: (draw) => makeProjection(draw) },
  { id: 'exchange', weight: 1, asks: ['exchange'], make: (draw) => makeExchange(draw) },
  { id: 'translation', weight: 11, asks: ['translate'], make: (draw) => makeTranslation(draw) },
  { id: 'inspection', weight: 9, asks: ['inspect'], make: (draw, judge) => makeInspection(draw, judge) },
]

/** What becomes of a file of V2 or V3 in the next format. */
function makePublishable(draw: Draw): Question {
  // what stands beside the log is what a publication is about
  if (draw.chance(2, 3)) return smallLog(draw)
  return draw.chance(1, 2)
    ? migrationOf(draw, strictly(migrateOldRows(draw)))
    : migrationOf(draw, makeLogQuestion(draw, 3, 'rows'))
}

/** A question of a kind that is wrong now and then: made anew until nothing is wrong with it. */
function soundly(make: (draw: Draw) => Question): Subject['make'] {
  return until(make, (question, judge) => isClean(judge.answer(question)), mostTries)
}

function strictly({ recovery: _recovery, ...question }: Question): Question {
  return question
}

/** A question about anything, with nothing wrong. */
export function makeValid(draw: Draw, judge: Judge, among?: readonly Subject[]): Question {
  return anySubject(draw, among).make(draw, judge)
}

/** Something to ask about, each as often as its weight says. */
export function anySubject(draw: Draw, among: readonly Subject[] = subjects): Subject {
  return draw.weighted(among.map((subject) => [subject.weight, subject] as const))
}
