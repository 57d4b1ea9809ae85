import { describe, expect, it } from 'vitest'
import { KitJudge } from '../../runners/fuzz/kit-judge.js'
import type { JsonObject } from '../../spec/reference/verdict.js'
import { isClean } from '../judge.js'
import { drawn } from './drawn.fixture.js'
import { validPublication } from './publication.js'
import { smallLog } from './small-log.js'

const judge = new KitJudge()
const questions = drawn((draw) => validPublication(draw, smallLog))
const entries = questions.flatMap(({ input }) => (input.directory as readonly JsonObject[]).slice(1))

describe('valid directories to publish into', () => {
  it('are clean', () => {
    for (const question of questions) {
      const answer = judge.answer(question)
      expect(isClean(answer), `${JSON.stringify(question)} ${JSON.stringify(answer)}`).toBe(true)
    }
  })

  it('have every route, in both encodings', () => {
    const routes = new Set(
      questions.map(({ format, to, input }) => {
        const [log] = input.directory as readonly JsonObject[]
        return `${format} ${to} ${String(log?.name).endsWith('.zstd') ? 'compressed' : 'plain'}`
      }),
    )
    const encodings = ['plain', 'compressed']
    const expected = ['2 3', '2 4', '3 4'].flatMap((route) => encodings.map((encoding) => `${route} ${encoding}`))
    expect(routes).toEqual(new Set(expected))
  })

  it('have lower generations, stage files, directories, and links to names that nothing may have', () => {
    const names = entries.map(({ name }) => name)
    for (const name of ['session.jsonl', 'session.v2.jsonl', 'session.lock', 'attachments'])
      expect(names).toContain(name)
    const links = entries.map(({ link }) => link)
    for (const link of ['session.v4.jsonl', 'session.v4.jsonl.zstd', 'session.V4.jsonl']) expect(links).toContain(link)
    expect(entries.some(({ bytes }) => bytes === '')).toBe(true)
  })

  it('are asked for once or again, with rows in between or none', () => {
    const again = questions.map(({ input }) => input.again as JsonObject | undefined)
    expect(again).toContain(undefined)
    expect(again.some((it) => it && Object.keys(it).length === 0)).toBe(true)
    expect(again.some((it) => (it?.successor as unknown[] | undefined)?.length === 1)).toBe(true)
  })

  it('have children or nobody who looked', () => {
    const children = questions.map(({ input }) => input.children as unknown[] | undefined)
    expect(children).toContain(undefined)
    expect(children.some((it) => it?.length === 0)).toBe(true)
    expect(children.some((it) => it?.length === 2)).toBe(true)
  })
})
