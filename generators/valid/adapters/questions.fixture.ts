import fc from 'fast-check'
import { KitJudge } from '../../../runners/fuzz/kit-judge.js'
import { DocumentArbitrary } from '../../document-arbitrary.js'
import type { Draw } from '../../draw.js'
import { type Answer, isClean, rulesNamed } from '../../judge.js'
import type { Question } from '../../question.js'
import { type Adapter, adapters } from './index.js'

export const judge = new KitJudge()

/** Questions of a seed, as many about each adapter. */
export function questionsOf(make: (draw: Draw, adapter: Adapter) => Question, count: number, seed: number): Question[] {
  return adapters.flatMap((adapter) =>
    fc.sample(new DocumentArbitrary({ make: (draw) => make(draw, adapter), reductions: () => [] }), {
      seed,
      numRuns: count / adapters.length,
    }),
  )
}

export interface Answered {
  readonly question: Question
  readonly answer: Answer
}

/** The questions with what the reference answers, each asked once. */
export function answered(questions: readonly Question[]): Answered[] {
  return questions.map((question) => ({ question, answer: judge.answer(question) }))
}

/** Those in which something is wrong, with the rules that say so. */
export function unclean(all: readonly Answered[]): unknown[] {
  return all.flatMap(({ question, answer }) =>
    isClean(answer) ? [] : [{ named: rulesNamed(answer), input: question.input }],
  )
}

/** Those about an adapter. */
export function about(adapter: string, all: readonly Answered[]): Answered[] {
  return all.filter(({ question }) => question.input.adapter === adapter)
}

/** Every object and list in a value, itself included. */
export function objectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(objectsIn)]
}

/** The values that members of a name have anywhere. */
export function valuesOf(member: string, value: unknown): Set<unknown> {
  return new Set(objectsIn(value).flatMap((it) => (Object.hasOwn(it, member) ? [it[member]] : [])))
}

/** Whether any string of a value holds text that is no well-formed Unicode. */
export function isBroken(value: unknown): boolean {
  return /[\ud800-\udfff]/u.test(JSON.stringify(value)) || /\\ud[89a-f]/u.test(JSON.stringify(value))
}
