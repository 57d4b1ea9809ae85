import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { KitJudge } from '../../runners/fuzz/kit-judge.js'
import { rules } from '../../spec/generated/rules.js'
import { DocumentArbitrary } from '../document-arbitrary.js'
import type { Draw } from '../draw.js'
import type { Answer, Judge } from '../judge.js'
import type { Question } from '../question.js'
import { goldenQuestions } from './golden-questions.fixture.js'
import { holds } from './holds.js'
import { variants } from './index.js'

const kit = new KitJudge()
const answers = new WeakMap<Question, Answer>()
/** The answers to the questions themselves are the same for every variant. */
const judge: Judge = {
  isAskable: () => true,
  answer: (question) => {
    const answer = answers.get(question) ?? kit.answer(question)
    answers.set(question, answer)
    return answer
  },
  without: (rule, question) => kit.without(rule, question),
}

function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen)
  return value
}

const files = frozen(goldenQuestions(['decode', 'append', 'select']))
const records = frozen(goldenQuestions(['admit']))

/** Choices from a fixed seed. */
function drawOf(seed: number): Draw {
  return fc.sample(new DocumentArbitrary({ make: (draw) => ({ draw }), reductions: () => [] }), { seed, numRuns: 1 })[0]
    ?.draw as Draw
}

describe('of every golden question on a file, and of a part of those on records,', () => {
  const some = (number: number) => records.filter((_, index) => index % variants.length === number || index % 12 === 0)

  it.each(variants.map((variant, number) => ({ id: variant.id, variant, number })))(
    '$id has the answer that it promises',
    ({ variant, number }) => {
      const draw = drawOf(number)
      const asked = [...files, ...some(number)].flatMap(([id, question]) => {
        const varied = variant.vary(draw, question)
        return varied ? [{ id, question, varied }] : []
      })
      const wrong = asked.flatMap(({ id, question, varied }) => {
        const said = holds(variant, question, varied, judge)
        return said === undefined ? [] : [`${id}: ${said}`]
      })
      expect(wrong).toEqual([])
      expect(asked.length).toBeGreaterThanOrEqual(20)
      const outcomes = asked.slice(0, 100).map(({ varied }) => judge.answer(varied).outcome)
      expect(outcomes).not.toContain('crash')
    },
  )
})

describe('the variants', () => {
  it('have different ids, and rest on rules that there are', () => {
    expect(new Set(variants.map(({ id }) => id)).size).toBe(variants.length)
    const named = variants.flatMap((variant) => variant.rules)
    expect(named.filter((id) => !Object.hasOwn(rules, id))).toEqual([])
  })

  it('say the same in both languages, as far as code spans tell', () => {
    const spans = (text: string) => text.match(/`[^`]*`/g)
    for (const { title } of variants) expect(spans(title.en)).toEqual(spans(title.zh))
  })

  it('are the same for the same choices', () => {
    for (const variant of variants) {
      const vary = () => files.slice(0, 50).map(([, question]) => variant.vary(drawOf(7), question))
      expect(vary()).toEqual(vary())
    }
  })
})
