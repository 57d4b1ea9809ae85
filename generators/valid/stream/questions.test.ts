import { describe, expect, it } from 'vitest'
import { KitJudge } from '../../../runners/fuzz/kit-judge.js'
import { asObject, type JsonObject, ownPath } from '../../../spec/reference/verdict.js'
import { isClean } from '../../judge.js'
import type { Question } from '../../question.js'
import { drawn } from '../drawn.fixture.js'
import { validAssembly, validEvidence, validExpansion, validPacking } from './questions.js'

const judge = new KitJudge()
const objects = (value: unknown) => (Array.isArray(value) ? (value as JsonObject[]) : [])
const texts = (values: readonly unknown[]) => new Set(values.map(String))

function expectClean(questions: readonly Question[]): void {
  for (const question of questions) {
    const answer = judge.answer(question)
    expect(isClean(answer), `${JSON.stringify(question)} ${JSON.stringify(answer)}`).toBe(true)
  }
}

describe('valid questions to assemble', () => {
  const questions = drawn(validAssembly)
  const chunks = questions.flatMap(({ input }) => objects(input.chunks))
  const answers = questions.map((question) => judge.answer(question))

  it('are clean, in both formats', () => {
    expectClean(questions)
    expect(texts(questions.map(({ format }) => format))).toEqual(new Set(['3', '4']))
  })

  it('have every chunk, type of block and reason', () => {
    expect(texts(chunks.map(({ type }) => type))).toEqual(
      new Set(['block-start', 'text-delta', 'reasoning-delta', 'tool-call-delta', 'block-end', 'usage', 'finish']),
    )
    const types = texts(chunks.flatMap(({ blockType }) => blockType ?? []))
    for (const type of ['text', 'reasoning', 'tool-call', 'image', 'video']) expect(types).toContain(type)
    const reasons = texts(chunks.flatMap((chunk) => ownPath(chunk, 'reason', 'kind') ?? []))
    for (const kind of ['stop', 'tool-calls', 'max-tokens', 'error', 'aborted', 'acme-cut'])
      expect(reasons).toContain(kind)
  })

  it('reach what the notes tell apart', () => {
    const isOf = (type: string) => (chunk: JsonObject) => chunk.type === type
    const calls = chunks.filter(isOf('tool-call-delta'))
    expect(calls.some(({ name }) => name === undefined)).toBe(true)
    expect(calls.some(({ name }) => name === '')).toBe(true)
    expect(calls.some(({ id }) => id === '')).toBe(true)
    expect(chunks.some(({ text }) => text === '')).toBe(true)
    expect(chunks.some(({ text }) => String(text).includes('😀'))).toBe(true)
    // blocks that stay open, calls without a delta among them
    expect(answers.some((answer) => objects(answer.blocks).some(({ id }) => /^call-\d+$/.test(String(id))))).toBe(true)
    // text that is white space alone is not kept of a cancelled answer
    const isText = ({ type }: JsonObject) => type === 'text' || type === 'reasoning'
    expect(
      answers.some(({ blocks, interrupted }) => objects(blocks).filter(isText).length > objects(interrupted).length),
    ).toBe(true)
    // calls that were cut off, and replay states that are kept, and that are dropped
    const replayed = questions.map(({ input }) => objects(input.chunks).at(-1)?.replayState !== undefined)
    expect(answers.some(({ replayState }) => replayState !== undefined)).toBe(true)
    expect(answers.some(({ replayState }, at) => replayed[at] && replayState === undefined)).toBe(true)
  })

  it('have blocks side by side, and blocks that are opened again', () => {
    const starts = questions.map(({ input }) => objects(input.chunks).filter(({ type }) => type === 'block-start'))
    expect(starts.some((all) => new Set(all.map(({ index }) => index)).size < all.length)).toBe(true)
    const isSideBySide = ({ input }: Question) => {
      const types = objects(input.chunks).map(({ type }) => type)
      return types.some((type, at) => type === 'block-start' && types[at + 1] === 'block-start')
    }
    expect(questions.some(isSideBySide)).toBe(true)
  })
})

describe('valid questions to pack', () => {
  const questions = drawn(validPacking)
  const records = questions.flatMap((question) => objects(judge.answer(question).records))

  it('are clean, some of them empty, and without a finish', () => {
    expectClean(questions)
    const lists = questions.map(({ input }) => objects(input.chunks))
    expect(lists.some((list) => list.length === 0)).toBe(true)
    expect(lists.some((list) => list.length > 0 && !list.some(({ chunk }) => asObject(chunk).type === 'finish'))).toBe(
      true,
    )
  })

  it('make every record, runs of several, and gaps that are negative or too wide', () => {
    expect(texts(records.map(({ type }) => type))).toEqual(
      new Set(['chunk', 'text-chunks', 'reasoning-chunks', 'tool-call-chunks']),
    )
    for (const type of ['text-chunks', 'reasoning-chunks', 'tool-call-chunks'])
      expect(
        records.some((record) => record.type === type && objects(record.dt).length > 1),
        type,
      ).toBe(true)
    expect(records.some(({ dt }) => objects(dt).some((gap) => Number(gap) < 0))).toBe(true)
    expect(records.some(({ chunk }) => asObject(chunk).type === 'tool-call-delta')).toBe(true)
    const times = questions.flatMap(({ input }) => objects(input.chunks).map(({ time }) => time))
    expect(times).toContain(Number.MAX_SAFE_INTEGER)
    expect(times).toContain(-Number.MAX_SAFE_INTEGER)
  })
})

describe('valid questions to expand', () => {
  const questions = drawn(validExpansion)
  const records = questions.flatMap(({ input }) => objects(input.records))

  it('are clean, and have every record', () => {
    expectClean(questions)
    expect(texts(records.map(({ type }) => type))).toEqual(
      new Set(['chunk', 'text-chunks', 'reasoning-chunks', 'tool-call-chunks']),
    )
  })

  it('have names or none, free chunks, and sums at the limits', () => {
    const calls = records.filter(({ type }) => type === 'tool-call-chunks')
    expect(new Set(calls.map((call) => Object.hasOwn(call, 'name')))).toEqual(new Set([true, false]))
    expect(records.some(({ chunk }) => asObject(chunk).type === 'ping')).toBe(true)
    const sums = records.map(({ time0, dt }) => objects(dt).reduce((sum, gap) => sum + Number(gap), Number(time0)))
    expect(sums).toContain(Number.MAX_SAFE_INTEGER)
  })
})

describe('valid questions on evidence', () => {
  const questions = drawn((draw) => validEvidence(draw, judge))

  it('are clean, with each member and without', () => {
    expectClean(questions)
    for (const member of ['usage', 'interrupted'])
      expect(new Set(questions.map(({ input }) => Object.hasOwn(input, member))), member).toEqual(
        new Set([true, false]),
      )
    const replays = questions.map(({ input }) => ownPath(input.message, 'source', 'replayState') !== undefined)
    expect(new Set(replays)).toEqual(new Set([true, false]))
  })

  it('have an empty list that bears out anything, and a block of which nothing is kept', () => {
    const isAnything = ({ input }: Question) =>
      objects(input.records).length === 0 && objects(ownPath(input.message, 'content')).length > 0
    expect(questions.some(isAnything)).toBe(true)
    const isUnfinished = ({ input }: Question) =>
      objects(input.records).some(({ chunk }) => asObject(chunk).index === 4096)
    expect(questions.some(isUnfinished)).toBe(true)
  })
})
