import { describe, expect, it } from 'vitest'
import { rules } from '../../spec/generated/rules.js'
import { expandVectors } from '../engine/cases/expand.js'
import { loadVectorFiles } from '../engine/cases/load.js'
import { vectorsDirectory } from '../package.js'
import { sessionproof } from './command.fixture.js'

describe('sessionproof list', () => {
  it('has rules or vectors one a line', () => {
    const lines = sessionproof('list', 'tool-error').out.trim().split('\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toBe(
      'tool-error.optional  A reader MUST accept a flagged result without `error`, and an `error` of any shape.',
    )
    expect(sessionproof('list', '--lang', 'zh', 'tool-error.optional').out).toContain('必须')
    expect(sessionproof('list', 'vectors', 'tool-result.call-id').out).toContain('tool-result.call-id.mismatch@4')
    expect(sessionproof('list', 'vectors', '--json', 'window.cursor.short').out).toContain(
      '{"id":"window.cursor.short@3","rules":["window.cursor"]',
    )
  })

  it('has every rule by area, in both languages, with what judges it and its vectors', () => {
    const { code, out } = sessionproof('list', 'rules')
    expect(code).toBe(0)
    const entries = new Map(out.split('\n\n').map((text) => [text.split('\n')[0], text]))
    for (const [id, { statement, level, effect, function: scope, schema }] of Object.entries(rules)) {
      const entry = entries.get(id) ?? ''
      for (const text of [statement.en, statement.zh]) expect(entry).toContain(text.replaceAll('**', ''))
      for (const pointer of schema) expect(entry).toContain(`schema ${pointer}`)
      if (scope) expect(entry).toContain(`function (${scope})`)
      if (effect === 'refuse') expect(entry).toMatch(/^ {2}judged by {2}(?:schema|function) /m)
      expect(entry).toMatch(level === 'should' ? /^ {2}level {6}should, warn$/m : /^ {2}level {6}must/m)
      expect(entry).toMatch(/^ {2}vectors {4}\S+\.\S+/m)
    }
    const areas = new Set(Object.keys(rules).map((id) => id.split('.')[0]))
    for (const area of areas) expect(out).toMatch(new RegExp(`^${area} rules \\d+$`, 'm'))
    expect(out).not.toContain('undefined')
  })

  it('has one area in one language, and the same for programs', () => {
    const { out } = sessionproof('list', 'rules', 'window.cursor', '--lang', 'zh')
    expect(out).toContain('  判定依据   函数（log）作用于整份日志或整个窗口\n')
    expect(out).not.toContain('MUST')
    expect(JSON.parse(sessionproof('list', 'rules', 'window.cursor', '--json').out)).toMatchObject({
      id: 'window.cursor',
      function: { scope: 'log', file: 'spec/reference/admission/window/cursor.ts' },
      vectors: { refusing: expect.arrayContaining(['window.cursor.short']) as string[] },
    })
  })

  it('has the areas with their sizes', () => {
    const { out } = sessionproof('list', 'areas')
    expect(out).toMatch(/^ {2}area +rules +vectors {2}notes$/m)
    expect(out).toMatch(/^ {2}envelope +\d+ +\d+ {2}0003$/m)
    const lines = sessionproof('list', 'areas', '--json').out.trim().split('\n')
    const total = lines.reduce((sum, line) => sum + (JSON.parse(line) as { rules: number }).rules, 0)
    expect(total).toBe(Object.keys(rules).length)
  })

  it('has the mark of vectors that nobody has read yet', () => {
    const unread = expandVectors(loadVectorFiles(vectorsDirectory).flatMap((file) => file.vectors)).filter(
      ({ vector }) => vector.review === 'unread',
    )
    const lines = sessionproof('list', 'vectors').out.trim().split('\n')
    expect(lines.filter((line) => line.endsWith(' (review: unread)'))).toHaveLength(unread.length)
  })

  it('has the trace, one object a line, without a dangling end', () => {
    const { code, out, err } = sessionproof('list', 'trace')
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const kinds = out
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { kind: string }).kind)
    expect(new Set(kinds)).toEqual(new Set(['rule', 'vector', 'mutant', 'pointer', 'function']))
    expect(kinds.filter((kind) => kind === 'rule')).toHaveLength(Object.keys(rules).length)
  })

  it('says so where nothing matches', () => {
    expect(sessionproof('list', 'rules', 'no.such')).toMatchObject({ code: 2, err: expect.stringContaining('no rule') })
    expect(sessionproof('list', 'vectors', 'no.such')).toMatchObject({ code: 2 })
  })
})
