import { describe, expect, it } from 'vitest'
import { adapters, makeExchange } from './index.js'
import { judge, objectsIn, questionsOf, unclean } from './questions.fixture.js'

describe('exchanges', () => {
  const questions = questionsOf(makeExchange, 300, 19)

  it('are carried on by their adapter', () => {
    expect(unclean(questions)).toEqual([])
  })

  it.each(adapters)('give what was called its results for %s', (adapter) => {
    const answered = questions.filter(({ input }) => input.adapter === adapter && hasResults(input.after))
    expect(answered.length).toBeGreaterThan(3)
  })

  // DeepSeek chat completions keep no replay state
  it.each(adapters.slice(1))('give %s back what it signed', (adapter) => {
    const bodies = questions.filter(({ input }) => input.adapter === adapter).map((it) => judge.answer(it).body)
    const member = signatures[adapter] ?? 'thoughtSignature'
    expect(objectsIn(bodies).some((it) => Object.hasOwn(it, member))).toBe(true)
  })
})

const signatures: Readonly<Record<string, string>> = {
  'deepseek-messages': 'signature',
  'anthropic-messages': 'signature',
  'openai-chat': 'reasoning_content',
  'openai-responses': 'encrypted_content',
}

function hasResults(messages: unknown): boolean {
  return objectsIn(messages).some(({ toolCallId }) => toolCallId !== undefined)
}
