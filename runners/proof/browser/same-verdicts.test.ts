import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type * as Entry from '../../../spec/browser/entry.js'
import { knownFormats } from '../../../spec/generated/formats.js'
import { sameJson } from '../../engine/compare.js'
import { packageRoot } from '../../package.js'
import {
  deliveries,
  goldenCases,
  type Question,
  questionOf,
  referenceAnswer,
  rowQuestions,
} from './questions.fixture.js'

// The file that `npm run build` made, as a page would load it.
const file = join(packageRoot, 'dist/browser/sessionproof.js')
const { admitEvent, admitWindow, formats, rules } = (await import(pathToFileURL(file).href)) as typeof Entry

function answer({ format, asked, vocabulary }: Question): object {
  return 'event' in asked
    ? admitEvent(format as never, asked.event, vocabulary)
    : admitWindow(format as never, asked.delivered, vocabulary)
}

describe('the entry for browsers', () => {
  it('answers every question as the reference does', () => {
    const questions = [...goldenCases.map(questionOf), ...rowQuestions, ...deliveries.map(([question]) => question)]
    expect(goldenCases.length).toBeGreaterThan(100)
    const differing = questions.filter((it) => !sameJson(answer(it), referenceAnswer(it)))
    expect(differing.map(({ id }) => id)).toEqual([])
  })

  it('tells a delivery that is in order from one that is not', () => {
    for (const [question, expected] of deliveries) expect(answer(question), question.id).toMatchObject(expected)
  })

  it('reads members as its own: `__proto__` and `constructor` are data', () => {
    const event = JSON.parse(
      '{"type":"constructor","seq":0,"time":-0,"data":{"__proto__":1},"__proto__":{"ignorable":true}}',
    )
    const delivered = { events: [event], delivery: 'live' } as const
    expect(admitWindow(4, delivered)).toEqual(referenceAnswer({ id: '', format: 4, asked: { delivered } }))
  })

  it('knows the formats, and refuses others', () => {
    expect(formats).toEqual(knownFormats)
    expect(() => admitEvent(5 as never, {})).toThrow(RangeError)
  })

  it('states in both languages each rule that it can name', () => {
    const named = goldenCases.flatMap(({ expect: it }) => (it.outcome === 'refuse' ? [it.rule] : []))
    expect(named.filter((id) => !rules[id]?.statement.en || !rules[id]?.statement.zh)).toEqual([])
  })

  it.each(['README.md', 'README.zh.md'])('runs the example of %s', (name) => {
    const text = readFileSync(join(packageRoot, name), 'utf8')
    const example = /```js\n(import .* from 'sessionproof\/browser'\n[\s\S]*?)\n```\s*```text\n([\s\S]*?)```/.exec(text)
    expect(example).not.toBeNull()
    const [, code = '', output] = example ?? []
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
      cwd: packageRoot,
      encoding: 'utf8',
    })
    expect(stderr).toBe('')
    expect(stdout).toBe(output)
  })
})

describe('its file', () => {
  const text = readFileSync(file, 'utf8')

  it('makes no function of text', () => {
    expect(text).not.toMatch(/\beval\s*\(|\bFunction\s*\(/)
  })

  it('is small enough for a page', () => {
    expect(gzipSync(text).length).toBeLessThan(125_000)
  })

  it('stands alone: no import, nothing of Node, no compiler, no log', () => {
    const words =
      /\bimport\b[^:]|\brequire\s*\((?!\\?")|\bprocess\.|\bBuffer\b|node:|LogState|createHash|KeywordCxt|codegen/g
    expect(text.match(words) ?? []).toEqual([])
  })
})
