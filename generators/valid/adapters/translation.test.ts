import { describe, expect, it } from 'vitest'
import { adapters, makeTranslation } from './index.js'
import { about, answered, isBroken, questionsOf, unclean, valuesOf } from './questions.fixture.js'

const finishes: Readonly<Record<string, readonly string[]>> = {
  'deepseek-chat': ['error', 'max-tokens', 'stop', 'tool-calls'],
  'openai-chat': ['error', 'max-tokens', 'stop', 'tool-calls'],
  'openai-responses': ['error', 'max-tokens', 'stop', 'tool-calls'],
}

describe('streams', () => {
  const all = answered(questionsOf(makeTranslation, 300, 17))

  it('do not break off', () => {
    expect(unclean(all)).toEqual([])
  })

  it.each(adapters)('have blocks of every type, usage, and every way to finish for %s', (adapter) => {
    const chunks = about(adapter, all).map(({ answer }) => answer.chunks)
    expect([...valuesOf('blockType', chunks)].sort()).toEqual(['reasoning', 'text', 'tool-call'])
    expect(valuesOf('usage', chunks).size).toBeGreaterThan(1)
    const reasons = valuesOf('kind', [...valuesOf('reason', chunks)])
    expect([...reasons].sort()).toEqual(finishes[adapter] ?? ['max-tokens', 'stop', 'tool-calls'])
  })

  it('come as JSON and as its text, which is not broken', () => {
    const events = all.flatMap(({ question }) => question.input.events as unknown[])
    expect(new Set(events.map((event) => typeof event))).toEqual(new Set(['object', 'string']))
    expect(isBroken(events)).toBe(false)
  })
})
