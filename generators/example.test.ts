import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
// outside of this repository: from 'sessionproof/generators'
import {
  anyQuestions,
  faultyQuestions,
  fileOf,
  holds,
  KitJudge,
  migrationLaws,
  only,
  type Question,
  questionsBreaking,
  sampled,
  seedOf,
  validQuestions,
  variedQuestions,
} from '../runners/generators-api.js'
import { loadDecompressor } from '../spec/reference/codec/zstd/decompressor.js'
import { buildReference } from '../spec/reference/reference.js'

// the reader under test: here the reference, in your tests your own
const reader = buildReference().get(4)
const decompressor = await loadDecompressor()
function read(question: Question) {
  const { bytes, container } = fileOf(question)
  return reader?.decode(bytes, 'strict', container === 'zstd' ? decompressor : undefined)
}

const judge = new KitJudge()
const files = [only({ op: 'decode', format: 4, recovery: undefined })]

describe('a reader of V4', () => {
  it('accepts every log with nothing wrong', () => {
    fc.assert(
      fc.property(validQuestions(judge, files), (question) => read(question)?.outcome === 'accept'),
      { numRuns: 20 },
    )
  })

  it('refuses the others for the same rule, at the same place', () => {
    fc.assert(
      fc.property(faultyQuestions(judge, files), (question) => {
        const { outcome, rule, row, at } = judge.answer(question)
        expect(read(question)).toMatchObject(outcome === 'refuse' ? { outcome, rule, row, at } : { outcome })
      }),
      { numRuns: 20 },
    )
  })

  it('notices one rule, in every way in which it can be broken', () => {
    fc.assert(
      fc.property(questionsBreaking('framing.json', judge, files), (question) => {
        expect(read(question)).toMatchObject({ outcome: 'refuse', rule: 'framing.json' })
      }),
      { numRuns: 2 },
    )
  })

  it('says the same of a log that is written otherwise', () => {
    const mine = { answer: (question: Question) => ({ ...read(question) }) }
    fc.assert(
      fc.property(variedQuestions(validQuestions(judge, files)), ({ variant, question, varied }) => {
        expect(holds(variant, question, varied, mine)).toBeUndefined()
      }),
      { numRuns: 20 },
    )
  })
})

it('a migration obeys every law', () => {
  const migrations = validQuestions(judge, [only({ op: 'migrate', format: 3 })])
  fc.assert(
    fc.property(migrations, fc.constantFrom(...Object.values(migrationLaws)), (question, law) => {
      expect(law(question, judge)).toBeUndefined()
    }),
    { numRuns: 20 },
  )
})

it('what `sessionproof fuzz --seed 1 --path 4:0` asks is what a property gets with the seed of that run', () => {
  const asked: Question[] = []
  const take = fc.property(anyQuestions(judge), (question) => void asked.push(question))
  fc.assert(take, { seed: seedOf(1, 4), path: '0:0', numRuns: 1 })
  expect(asked[0]).toEqual(sampled(anyQuestions(judge), 1, 4, [0]))
})
