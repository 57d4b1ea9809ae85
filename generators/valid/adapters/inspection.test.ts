import { describe, expect, it } from 'vitest'
import { adapters, makeInspection } from './index.js'
import { answered, judge, objectsIn, questionsOf, unclean, valuesOf } from './questions.fixture.js'

describe('inspections', () => {
  const questions = questionsOf((draw, adapter) => makeInspection(draw, judge, adapter), 300, 13)

  it('are of bodies that their provider takes', () => {
    expect(unclean(answered(questions))).toEqual([])
  })

  it.each(adapters)('hold calls, results, images and thoughts for %s', (adapter) => {
    const bodies = questions.filter(({ input }) => input.adapter === adapter).map(({ input }) => input.body)
    const held = new Set(objectsIn(bodies).flatMap((it) => [...Object.keys(it), it.type]))
    for (const one of proofs[adapter]) expect(held).toContain(one)
  })

  it('hold what the provider signed', () => {
    const bodies = questions.map(({ input }) => input.body)
    for (const member of ['signature', 'encrypted_content', 'thoughtSignature'])
      expect(valuesOf(member, bodies).size).toBeGreaterThan(1)
  })
})

const proofs = {
  'deepseek-chat': ['tool_calls', 'tool_call_id', 'image_url', 'file_id', 'reasoning_content'],
  'deepseek-messages': ['tool_use', 'tool_result', 'image', 'thinking', 'tool_addition'],
  'anthropic-messages': ['tool_use', 'tool_result', 'image', 'thinking', 'is_error'],
  'openai-chat': ['tool_calls', 'tool_call_id', 'image_url', 'reasoning_content'],
  'openai-responses': ['function_call', 'function_call_output', 'input_image', 'reasoning'],
  gemini: ['functionCall', 'functionResponse', 'inlineData', 'thought', 'error', 'output'],
}
