import { describe, expect, it } from 'vitest'
import { KitJudge } from '../runners/fuzz/kit-judge.js'
import type { JsonObject } from '../spec/reference/verdict.js'
import type { Answer, Judge } from './judge.js'
import type { Question } from './question.js'
import { streamLaws } from './stream-laws.js'
import { drawn } from './valid/drawn.fixture.js'
import { validPacking } from './valid/stream/questions.js'

const kit = new KitJudge()
const questions = drawn(validPacking)

describe('every stream', () => {
  for (const [name, law] of Object.entries(streamLaws))
    it(`${name}: holds of 300 streams`, () => {
      for (const question of questions) expect(law(question, kit), JSON.stringify(question)).toBe(undefined)
    })
})

/** A judge that answers otherwise than the reference: what a plausible wrong implementation does. */
function judgeThat(change: (answer: Answer, question: Question) => Answer, asked = (it: Question) => it): Judge {
  const answer = (question: Question) => change(kit.answer(asked(question)), question)
  return { isAskable: () => true, answer, without: (_rule, question) => answer(question) }
}

const isAction = ({ input }: Question, action: string) => input.action === action
const items = (value: unknown) => (value ?? []) as JsonObject[]
const last = (value: unknown) => items(value).at(-1)

/** Forgets chunks that bring no text. */
const withoutEmpty = judgeThat((answer, question) =>
  isAction(question, 'expand')
    ? { ...answer, chunks: items(answer.chunks).filter(({ chunk }) => (chunk as JsonObject).text !== '') }
    : answer,
)

/** Loses the last chunk when records are expanded. */
const withoutLast = judgeThat((answer, question) =>
  isAction(question, 'expand') ? { ...answer, chunks: items(answer.chunks).slice(0, -1) } : answer,
)

/** Packs an odd number of chunks one by one, and from their end. */
const packsFromTheEnd = judgeThat((answer, question) =>
  isAction(question, 'pack') && items(question.input.chunks).length % 2 === 1
    ? {
        ...answer,
        records: items(question.input.chunks)
          .map((chunk) => ({ type: 'chunk', ...chunk }))
          .reverse(),
      }
    : answer,
)

/** Trims what deltas bring before it is put together. */
const trimsDeltas = judgeThat(
  (answer) => answer,
  (question) => {
    if (question.op !== 'assemble') return question
    const chunks = items(question.input.chunks).map((chunk) =>
      chunk.type === 'text-delta' ? { ...chunk, text: String(chunk.text).slice(0, 1) } : chunk,
    )
    return { ...question, input: { chunks } }
  },
)

/** Believes deltas and not the end of a block. */
const believesDeltas = judgeThat(
  (answer) => answer,
  (question) => {
    if (question.op !== 'assemble') return question
    const chunks = items(question.input.chunks).filter(
      ({ type, block }) => type !== 'block-end' || (block as JsonObject).type === 'video',
    )
    return { ...question, input: { chunks } }
  },
)

/** Forgets usage that comes before any block. */
const forgetsEarlyUsage = judgeThat((answer, { op, input }) => {
  const chunks = items(input.chunks)
  if (op !== 'assemble' || chunks.at(0)?.type !== 'usage') return answer
  const { usage: _forgotten, ...rest } = answer
  return rest
})

/** Keeps calls of a cancelled answer. */
const keepsCalls = judgeThat((answer) => (answer.blocks ? { ...answer, interrupted: answer.blocks } : answer))

/** Keeps what it kept, and says it twice. */
const keepsTwice = judgeThat((answer) =>
  last(answer.interrupted)
    ? { ...answer, interrupted: [...items(answer.interrupted), last(answer.interrupted)] }
    : answer,
)

/** Wants usage where there is none. */
const wantsUsage = judgeThat((answer, question) =>
  isAction(question, 'evidence') && question.input.usage === undefined
    ? { outcome: 'refuse', class: 'malformed', rule: 'stream-record.evidence-usage', at: '/usage' }
    : answer,
)

/** Compares nothing. */
const believesAll = judgeThat((answer, question) => (isAction(question, 'evidence') ? { outcome: 'accept' } : answer))

describe('a law can be broken', () => {
  const broken: readonly (readonly [keyof typeof streamLaws, string, Judge])[] = [
    ['lossless', 'empty texts are forgotten', withoutEmpty],
    ['sameAnswer', 'the last chunk is lost', withoutLast],
    ['packedOnce', 'chunks are packed from their end', packsFromTheEnd],
    ['cutAnywhere', 'of each delta only the beginning counts', trimsDeltas],
    ['endIsEnough', 'deltas count, and the end does not', believesDeltas],
    ['usageAnywhere', 'usage at the beginning is forgotten', forgetsEarlyUsage],
    ['keptIsPart', 'calls are kept', keepsCalls],
    ['keptIsPart', 'a block is kept twice', keepsTwice],
    ['bearsOut', 'usage is missed where there is none', wantsUsage],
    ['bearsOutNothingElse', 'nothing is compared', believesAll],
  ]

  it.each(broken)('%s: where %s', (name, _fault, judge) => {
    expect(questions.some((question) => streamLaws[name](question, judge) !== undefined)).toBe(true)
  })

  it('each has a judge that breaks it', () => {
    expect(new Set(broken.map(([name]) => name))).toEqual(new Set(Object.keys(streamLaws)))
  })
})
