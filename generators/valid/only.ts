import type { Question } from '../question.js'
import { until } from './until.js'
import { makeValid, type Subject, subjects } from './valid.js'

/** What a question has to be, beside its input. */
export type Asked = {
  readonly [Member in Exclude<keyof Question, 'input' | 'vocabulary'>]?: Question[Member] | undefined
} & {
  /** Of a file: rows as they are, or frames. */
  readonly container?: 'jsonl' | 'zstd'
}

/** So many questions are made in vain before it is said that there is none. */
const mostTries = 10_000

/**
 * The subject of an implementation that does not do everything: of all questions those with the given members, such as
 * `{ op: 'decode', format: 4 }`. Filtered afterwards, damage would be done to a hundred questions for each that is asked.
 * Its questions throw a `RangeError` where no subject makes one.
 */
export function only(asked: Asked, among: readonly Subject[] = subjects): Subject {
  const { container, ...wanted } = asked
  const members = Object.entries(wanted) as [keyof Question, unknown][]
  const isWanted = (question: Question) =>
    members.every(([name, value]) => question[name] === value) &&
    (container === undefined || container === containerOf(question))
  const make = until((draw, judge) => makeValid(draw, judge, among), isWanted, mostTries)
  return {
    id: 'only',
    weight: 1,
    asks: asked.op === undefined ? among.flatMap(({ asks }) => asks) : [asked.op],
    make: (draw, judge) => {
      const question = make(draw, judge)
      if (isWanted(question)) return question
      throw new RangeError(`no question is made with ${JSON.stringify(asked)}`)
    },
  }
}

/** Undefined of what is no file. */
function containerOf({ input }: Question): Asked['container'] {
  if (input.frames !== undefined) return 'zstd'
  return input.rows === undefined && input.bytes === undefined ? undefined : 'jsonl'
}
