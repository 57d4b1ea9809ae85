import { describe, expect, test } from 'vitest'
import { compile } from '../compiler/compile.js'
import type { NoteSource } from '../compiler/note.js'
import { pairUnits } from './note-page.js'
import { renderSite } from './render.js'
import { parseReport, type Report } from './report-data.js'
import { homeless, siteOf } from './site.js'
import { parseVectors, type VectorData } from './vector-data.js'

const hostile = `"><script>alert('&')</script><style>*{}</style>`

const yaml = `
title: { en: A <b>note</b>, zh: 一份 <b>说明</b> }
status: accepted
date: '2026-01-01'
defaults: { level: must, since: 3, at: [decode] }
rules:
  area.first: { events: all, schema: 'Thing#/type' }
  area.second: { effect: accept, since: 4 }
schemas:
  Thing@3: { until: 3, type: object }
  Thing: { since: 4, type: object, title: '</pre><script>' }
maps:
  ThingMap: { title: { en: Things, zh: 事物 }, open: true, key: kind, entries: { old: Thing, new: { schema: Thing, since: 4 } } }
tables:
  formats: { title: { en: Formats, zh: 格式 }, rows: [{ format: 3 }, { format: 4 }] }
  records: { title: { en: Records, zh: 记录 }, rows: [{ record: header, schema: Thing }] }
  checks: { title: { en: Checks, zh: 检查 }, rows: [{ at: decode, stage: <i>, failure: hard, rules: [area.first] }] }
`

const prose = (must: string, other: string, title: string, headings: readonly string[]) => `# ${title} <img src=x>

${other}

## ${headings[0]}

${title} <script>alert(1)</script> [x](javascript:alert) [y](0001-one${must === 'MUST' ? '' : '.zh'}.md#area.first).

## ${headings[1]}

- \`area.first\` ${title} **${must}** hold.
- \`area.second\` ${title} **${must}** be taken. See \`area.first\`.

<!-- show: schema Thing -->

<!-- show: map ThingMap -->

<!-- show: table checks -->

| a | \`b\` |
|---|---|
| 1 | 2 |

1. one
2. two
`

const note: NoteSource = {
  directory: 'agent-notes',
  slug: '0001-one',
  yaml,
  en: prose('MUST', 'English | [中文](0001-one.zh.md)', 'English', ['Problem', 'Decision']),
  zh: prose('必须', '[English](0001-one.md) | 中文', '中文', ['问题', '决策']),
  lock: undefined,
}

const vector = (id: string, rules: string[], more: Partial<VectorData> = {}): VectorData => ({
  id,
  rules,
  op: 'decode',
  formats: [3, 4],
  title: { en: `title of ${id}`, zh: `${id} 的标题` },
  source: 'case:v4/TR01',
  input: { rows: [{ type: 'session' }, 'raw\u2028text'] },
  expect: { outcome: 'accept', events: 'as-rows' },
  ...more,
})

function render(vectors: readonly VectorData[], report?: Report, source = note): ReadonlyMap<string, string> {
  return renderSite({ sources: [source], compilation: compile([source]), vectors, report })
}

const body = (pages: ReadonlyMap<string, string>) => pages.get('0001-one.html') ?? ''

/** The markup of one rule's card. */
function card(page: string, rule: string): string {
  const from = page.indexOf(`<article class="rule" id="${rule}">`)
  return from === -1 ? '' : page.slice(from, page.indexOf('</article>', from))
}

const count = (text: string, part: string) => text.split(part).length - 1

describe('hostile data', () => {
  const vectors = [
    vector('area.odd', ['area.first'], {
      title: { en: hostile, zh: hostile },
      source: hostile,
      base: hostile,
      patch: [{ op: 'replace', path: `/${hostile}`, value: hostile }],
      expect: { outcome: 'refuse', class: hostile, rule: hostile, row: 1, at: `/${hostile}` },
      faults: [hostile],
      catches: { en: hostile, zh: hostile },
      reason: hostile,
      input: { rows: [hostile, { [hostile]: hostile }], tail: hostile },
    }),
  ]
  const report = parseReport(
    'r',
    `${JSON.stringify({ kind: 'run', kit: hostile, implementation: { name: hostile } })}
${JSON.stringify({ kind: 'result', id: 'area.odd@3', state: 'fail', actual: { at: hostile } })}
${JSON.stringify({ kind: 'result', id: 'area.odd@4', state: hostile })}`,
  )
  const pages = render(vectors, report)

  test.each([...pages])('is escaped on %s', (_, text) => {
    expect(text).not.toMatch(/<(script|img|b>note|i>)/)
    expect(count(text, '<style>')).toBe(1)
    expect(text).not.toContain('href="javascript')
    expect(text).toContain('&lt;script&gt;')
  })

  test('leaves no attribute that the policy would have to stop', () => {
    for (const text of pages.values()) expect(text).not.toMatch(/<[^>]*\s(on\w+|style|src)=/)
  })
})

describe('a note page', () => {
  test('keeps units paired: each unit of one language stands in the row of its twin', () => {
    const { notes, diagnostics } = compile([note])
    expect(diagnostics.filter(({ code }) => code === 'unit-kind')).toEqual([])
    for (const { en, zh } of pairUnits(notes[0] as (typeof notes)[0])) {
      expect([zh?.kind, zh?.depth, zh?.states]).toEqual([en?.kind, en?.depth, en?.states])
    }
    const rows = body(render([])).split('<div class="pair">').slice(1)
    for (const row of rows) {
      expect(count(row, '<div lang="en">')).toBe(1)
      expect(count(row, '<div lang="zh-Hans">')).toBe(1)
    }
    expect(body(render([]))).toMatch(/<div lang="en"><h2>Problem<\/h2><\/div>\s*<div lang="zh-Hans"><h2>问题<\/h2>/)
  })

  test('has the language switch of the files left out, and links between notes led to their pages', () => {
    expect(body(render([]))).not.toContain('.md')
    expect(count(body(render([])), '<a href="0001-one.html#area.first">y</a>')).toBe(2)
  })

  test('shows a schema in each of its spellings, a map by format, a table once', () => {
    const page = body(render([]))
    expect(count(page, '<code>Thing</code> <span class="tag format">V3</span>')).toBe(1)
    expect(count(page, '<code>Thing</code> <span class="tag format">V4</span>')).toBe(1)
    expect(page).toMatch(/<code>new<\/code><\/th><td>–<\/td><td><a href="0001-one.html#show-schema-Thing">/)
    expect(count(page, '<td><code>&lt;i&gt;</code></td>')).toBe(1)
    expect(page).toContain('<li>two</li>')
    expect(page).toContain('<ol start="2">')
  })
})

describe('vectors', () => {
  const vectors = [vector('area.both', ['area.second', 'area.first']), vector('area.none', ['gone.rule'])]

  test('stand under each of their rules, and can be linked to in one place', () => {
    const page = body(render(vectors))
    for (const rule of ['area.first', 'area.second']) expect(card(page, rule)).toContain('title of area.both')
    expect(count(page, 'id="vector-area.both"')).toBe(1)
    expect(card(page, 'area.second')).toContain('id="vector-area.both"')
  })

  test('of no rule are told about', () => {
    const input = { sources: [note], compilation: compile([note]), vectors, report: undefined }
    expect(homeless(siteOf(input)).map(({ id }) => id)).toEqual(['area.none'])
  })

  test('show raw text with what cannot be seen in it', () => {
    expect(body(render(vectors))).toContain('raw<span class="unseen">U+2028</span>text')
  })

  test('carry the marks of the last run', () => {
    const report = parseReport('r', '{"kind":"result","id":"area.both@4","state":"crash","reason":"exit code 1"}\n')
    const page = body(render(vectors, report))
    expect(card(page, 'area.first')).toMatch(/<span class="mark failed">✗ V4/)
    expect(card(page, 'area.first')).toContain('exit code 1')
    expect(card(page, 'area.first')).not.toMatch(/class="mark \w+">. V3/)
    expect(render(vectors, report).get('index.html')).toContain('<span class="mark failed">✗ 1')
  })

  test('show inputs and verdicts of every operation, a member of a list on each line', () => {
    const page = body(
      render([
        vector('area.append', ['area.first'], {
          op: 'append',
          input: {
            session: { header: { id: 's' }, events: [{ seq: 0 }], inheritedEventCount: 0 },
            attempts: [{ type: 'a' }, null],
          },
          expect: {
            outcome: 'accept',
            verdicts: [
              { outcome: 'accept', seq: 1 },
              { outcome: 'refuse', class: 'malformed', rule: 'area.first', at: '/x' },
            ],
            surface: [1],
            warnings: [{ rule: 'area.first', row: 1, at: '/data' }],
          },
        }),
        vector('area.select', ['area.first'], { op: 'select', input: { files: [{ name: 'f', version: null }] } }),
      ]),
    )
    expect(page).toContain('<span class="n">events/0 </span>{&quot;seq&quot;:0}')
    expect(page).toContain('<span class="n">attempts/1 </span>null')
    expect(page).toContain('<span class="n">files/0 </span>{&quot;name&quot;:&quot;f&quot;,&quot;version&quot;:null}')
    expect(page).toMatch(
      /verdicts<\/span> <span lang="zh-Hans">裁定<\/span> 1: .*accept.* · seq <code>1<\/code>; 2: .*refuse.* · malformed · <a href="[^"]*#area\.first">/,
    )
    expect(page).toContain('surface <code>[1]</code>')
    expect(page).toContain('接纳')
    expect(page).toMatch(/警告<\/span> <a href="[^"]*#area\.first">.*area\.first.*行<\/span> 1 · <code>\/data<\/code>/)
  })

  test('have a tag and a mark for each of their places', () => {
    const placed = [
      vector('area.list', ['area.first'], { op: 'admit', at: ['event', 'window'] }),
      vector('area.also', ['area.first'], { also: ['restore', 'session'] }),
    ]
    const states = ['list@4', 'list@4:window', 'also@4', 'also@4:restore', 'also@4:session']
    const records = states.map((id) => JSON.stringify({ kind: 'result', id: `area.${id}`, state: 'pass' }))
    const page = body(render(placed, parseReport('r', records.join('\n'))))
    for (const place of ['event', 'window', 'restore', 'session'])
      expect(page).toContain(`<span class="tag">${place}</span>`)
    expect([...page.matchAll(/✓ V4 (\w*)/g)].map(([, place]) => place)).toEqual([
      '',
      'window',
      '',
      'restore',
      'session',
    ])
  })

  test('that are no vectors, and reports that are cut off, are refused with their place', () => {
    expect(() => parseVectors('vectors/a.json', '[{"id":1}]')).toThrow('vectors/a.json: /0')
    expect(() => parseReport('results.ndjson', '{}\n{"kind":')).toThrow('results.ndjson:2')
  })
})
