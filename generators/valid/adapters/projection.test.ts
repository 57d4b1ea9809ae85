import { describe, expect, it } from 'vitest'
import { adapters, makeProjection } from './index.js'
import { answered, isBroken, objectsIn, questionsOf, unclean, valuesOf } from './questions.fixture.js'

describe('projections', () => {
  const questions = questionsOf(makeProjection, 300, 11)

  it('are taken by their adapter', () => {
    expect(unclean(answered(questions))).toEqual([])
  })

  it.each(adapters)('are made for %s in each format that it knows', (adapter) => {
    const formats = new Set(questions.filter(({ input }) => input.adapter === adapter).map(({ format }) => format))
    expect([...formats].sort()).toEqual(adapter === 'deepseek-messages' ? [4] : [3, 4])
  })

  it('hold every role, and blocks of every type', () => {
    expect([...valuesOf('role', questions)].sort()).toEqual(['assistant', 'developer', 'system', 'tool', 'user'])
    const types = ['image', 'reasoning', 'text', 'tool-addition', 'tool-call', 'tool-removal', 'tool-result', 'x:note']
    expect([...valuesOf('type', questions)]).toEqual(expect.arrayContaining(types))
  })

  it('hold every option and every member of a route', () => {
    const options = ['messages', 'system', 'tools', 'temperature', 'maxTokens', 'stop', 'reasoningEffort', 'purpose']
    const requests = questions.map(({ input }) => input.request)
    expect(new Set(requests.flatMap((it) => Object.keys(it as object)))).toEqual(new Set(options))
    const routes = questions.map(({ input }) => input.route)
    const known = ['model', 'sameOwner', 'toolUpdate', 'images', 'thinking']
    expect(new Set(routes.flatMap((it) => Object.keys(it as object)))).toEqual(new Set(known))
  })

  it('hold failed results and results that say nothing', () => {
    const results = objectsIn(questions).filter(({ toolCallId }) => toolCallId !== undefined)
    expect(valuesOf('isError', results)).toEqual(new Set([true, false]))
    expect(results.filter(({ content }) => (content as unknown[]).length === 0)).not.toEqual([])
  })

  it('hold replay state of each interface', () => {
    const apis = ['anthropic-messages', 'openai-completions', 'openai-responses', 'google-generative-ai']
    expect([...valuesOf('api', questions)]).toEqual(expect.arrayContaining(apis))
    expect([...valuesOf('kind', questions)]).toContain('deepseek-messages')
  })

  it('hold text of many kinds, and none that is broken', () => {
    const texts = [...valuesOf('text', questions)] as string[]
    expect(texts).toContain('')
    expect(texts.some((text) => text !== '' && text.trim() === '')).toBe(true)
    expect(texts.some((text) => /\p{Script=Han}/u.test(text))).toBe(true)
    expect(texts.some((text) => /[\u{10000}-\u{10ffff}]/u.test(text))).toBe(true)
    expect(texts.some((text) => text.length > 400)).toBe(true)
    expect(isBroken(questions)).toBe(false)
  })
})
