import { describe, expect, it } from 'vitest'
import { KitJudge } from '../../runners/fuzz/kit-judge.js'
import { readCanonicalName } from '../../spec/reference/codec/selection/directory.js'
import { isClean } from '../judge.js'
import { drawn } from './drawn.fixture.js'
import { validSelection } from './selection.js'

interface File {
  readonly name: string
  readonly version: unknown
}

const judge = new KitJudge()
const questions = drawn(validSelection)
const directories = questions.map(({ input }) => input.files as readonly File[])

describe('valid directories to select in', () => {
  it('are clean', () => {
    for (const question of questions) expect(isClean(judge.answer(question)), JSON.stringify(question)).toBe(true)
  })

  it('have every generation as the log, in both encodings', () => {
    const logs = questions.map((question) => String(judge.answer(question).file))
    for (const log of ['session.jsonl', 'session.v1.jsonl', 'session.v3.jsonl.zstd', 'session.v4.jsonl'])
      expect(logs).toContain(log)
  })

  it('have lower generations whose headers say anything, and other files', () => {
    const lower = directories.flatMap((files) =>
      files.filter(({ name, version }) => {
        const canonical = readCanonicalName(name)
        return canonical && version !== canonical.number
      }),
    )
    expect(lower.some(({ version }) => version === null)).toBe(true)
    expect(lower.some(({ version }) => typeof version === 'number')).toBe(true)
    const others = directories.flat().filter(({ name }) => !readCanonicalName(name))
    for (const name of ['session.lock', 'session.v4.jsonl.bak', 'session.v3.jsonl\n'])
      expect(others.map((other) => other.name)).toContain(name)
  })

  it('have the log at any place', () => {
    const files = questions.map((question) => judge.answer(question).file)
    const places = new Set(directories.map((all, at) => all.findIndex(({ name }) => name === files[at])))
    for (const place of [0, 1, 2]) expect(places).toContain(place)
  })
})
