import { describe, expect, it } from 'vitest'
import { adapters, makeExchange } from './index.js'
import { about, answered, objectsIn, questionsOf, unclean } from './questions.fixture.js'

describe('exchanges', () => {
  const all = answered(questionsOf(makeExchange, 480, 19))

  it('are carried on by their adapter', () => {
    expect(unclean(all)).toEqual([])
  })

  it.each(adapters)('give what was called its results for %s', (adapter) => {
    const withResults = about(adapter, all).filter(({ question }) => hasResults(question.input.after))
    expect(withResults.length).toBeGreaterThan(3)
  })

  // DeepSeek chat completions keep no replay state
  it.each(adapters.slice(1))('give %s back what it signed', (adapter) => {
    const bodies = about(adapter, all).map(({ answer }) => answer.body)
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
