import { describe, expect, it } from 'vitest'
import { compile } from './compile.js'
import type { Diagnostic, DiagnosticCode } from './diagnostic.js'
import { formatLock, unitPairs } from './lock.js'
import { type NoteSource, readNote } from './note.js'

const yaml = `title: { en: A note, zh: 一则说明 }
status: accepted
date: '2026-11-30'
defaults: { level: must, since: 3, at: [event], refuse: malformed }
rules:
  area.shape: { schema: 'Thing#/type' }
  area.name: { schema: 'Thing#/properties/name' }
  area.kept: { effect: accept }
schemas:
  Thing:
    type: object
    required: [name]
    properties: { name: { type: string } }
tables:
  formats: { title: { en: Formats, zh: 格式 }, rows: [{ format: 3 }] }
  records: { title: { en: Records, zh: 记录 }, rows: [{ record: event, schema: Thing }] }
  checks: { title: { en: Order, zh: 次序 }, rows: [{ at: event, stage: event, failure: hard, rules: [area.shape, area.name] }] }
`
const en = `# A note

## Problem

There are 2 things, see [the other](0002-other.md).

## Decision

- \`area.shape\` A thing **MUST** be an object.
- \`area.name\` A \`name\` **MUST** be a string.
- \`area.kept\` A reader **MUST** accept the rest.

<!-- show: schema Thing -->

## Alternatives considered

- **None.**

## Consequences

Fewer than 3.
`
const zh = `# 一则说明

## 问题

共有 2 个，见[另一则](0002-other.zh.md)。

## 决策

- \`area.shape\` 事物**必须**是对象。
- \`area.name\` \`name\` **必须**是字符串。
- \`area.kept\` 读取器**必须**接纳其余部分。

<!-- show: schema Thing -->

## 曾考虑的替代方案

- **无。**

## 后果

少于 3 个。
`

const sound: NoteSource = locked({ directory: 'agent-notes', slug: '0001-thing', yaml, en, zh, lock: undefined })

/** The note with all units confirmed, so that only the broken thing is reported. */
function locked(source: NoteSource): NoteSource {
  const { note } = readNote(source)
  return note ? { ...source, lock: formatLock(unitPairs(note)) } : source
}

/** Breaks one side and confirms the result, as somebody does who does not look. */
function broken(change: Partial<Record<'yaml' | 'en' | 'zh', [from: string, to: string]>>): NoteSource {
  const changed = { ...sound }
  for (const [side, [from, to]] of Object.entries(change) as ['yaml' | 'en' | 'zh', [string, string]][]) {
    const text = sound[side] as string
    expect(text, `the fixture contains ${from}`).toContain(from)
    changed[side] = text.replace(from, to)
  }
  return locked(changed)
}

function diagnose(...sources: NoteSource[]): readonly Diagnostic[] {
  return compile(sources).diagnostics
}

interface Expected {
  readonly code: DiagnosticCode
  readonly file: string
  readonly line: number
  readonly language?: 'en' | 'zh'
}

const yamlFile = 'agent-notes/0001-thing.yaml'
const enFile = 'agent-notes/0001-thing.md'
const zhFile = 'agent-notes/0001-thing.zh.md'

const breaks: [name: string, source: NoteSource, expected: Expected][] = [
  [
    'YAML that does not parse',
    broken({ yaml: ['status: accepted', 'status: [accepted'] }),
    { code: 'yaml-syntax', file: yamlFile, line: 3 },
  ],
  [
    'an unknown member of a rule',
    broken({ yaml: ['area.kept: { effect: accept }', 'area.kept: { effect: accept, colour: red }'] }),
    { code: 'yaml-shape', file: yamlFile, line: 8 },
  ],
  ['a missing language', { ...sound, zh: undefined }, { code: 'prose-missing', file: zhFile, line: 1, language: 'zh' }],
  [
    'a heading without a role',
    broken({ en: ['## Problem', '## Story'] }),
    { code: 'heading-unknown', file: enFile, line: 3, language: 'en' },
  ],
  [
    'a Chinese heading in the place of another',
    broken({ zh: ['## 后果', '## 验证'] }),
    { code: 'heading-unknown', file: zhFile, line: 19, language: 'zh' },
  ],
  [
    'a paragraph in one language only',
    broken({ zh: ['## 决策\n', '## 决策\n\n多出一段。\n'] }),
    { code: 'unit-kind', file: zhFile, line: 9, language: 'zh' },
  ],
  [
    'a code span in one language only',
    broken({ zh: ['`name` **必须**', '名称**必须**'] }),
    { code: 'unit-code', file: zhFile, line: 10, language: 'zh' },
  ],
  [
    'a number changed in one language only',
    broken({ zh: ['少于 3 个', '少于 4 个'] }),
    { code: 'unit-number', file: zhFile, line: 21, language: 'zh' },
  ],
  [
    'a link that differs',
    broken({ zh: ['(0002-other.zh.md)', '(0003-other.zh.md)'] }),
    { code: 'unit-link', file: zhFile, line: 5, language: 'zh' },
  ],
  [
    'two statements in another order',
    broken({
      zh: [
        '- `area.shape` 事物**必须**是对象。\n- `area.name` `name` **必须**是字符串。',
        '- `area.name` `name` **必须**是字符串。\n- `area.shape` 事物**必须**是对象。',
      ],
    }),
    { code: 'statement-order', file: zhFile, line: 9, language: 'zh' },
  ],
  [
    'a statement without its modal word',
    broken({ en: ['A thing **MUST** be', 'A thing is to be'] }),
    { code: 'modal-missing', file: enFile, line: 9, language: 'en' },
  ],
  [
    'a modal word weakened in English',
    broken({ en: ['A thing **MUST** be', 'A thing **SHOULD** be'] }),
    { code: 'modal-level', file: enFile, line: 9, language: 'en' },
  ],
  [
    'a modal word weakened in Chinese',
    broken({ zh: ['事物**必须**是', '事物**应**是'] }),
    { code: 'modal-level', file: zhFile, line: 9, language: 'zh' },
  ],
  [
    'a bold modal word outside a statement',
    broken({
      en: ['## Decision\n', '## Decision\n\nIt **MUST** rain.\n'],
      zh: ['## 决策\n', '## 决策\n\n**必须**下雨。\n'],
    }),
    { code: 'modal-outside', file: enFile, line: 9, language: 'en' },
  ],
  [
    'a rule that nobody states',
    broken({
      en: ['- `area.kept` A reader **MUST** accept the rest.\n', ''],
      zh: ['- `area.kept` 读取器**必须**接纳其余部分。\n', ''],
    }),
    { code: 'rule-unstated', file: yamlFile, line: 8, language: 'en' },
  ],
  [
    'a rule that is stated twice',
    broken({
      en: ['<!-- show', '- `area.kept` A reader **MUST** accept it.\n\n<!-- show'],
      zh: ['<!-- show', '- `area.kept` 读取器**必须**接纳。\n\n<!-- show'],
    }),
    { code: 'rule-restated', file: enFile, line: 13, language: 'en' },
  ],
  [
    'a statement of no rule',
    broken({ yaml: ['  area.kept: { effect: accept }\n', ''] }),
    { code: 'rule-unknown', file: enFile, line: 11, language: 'en' },
  ],
  [
    'an id that was withdrawn',
    broken({ yaml: ['schemas:', 'tombstones: { area.kept: it said nothing }\nschemas:'] }),
    { code: 'rule-tombstone', file: yamlFile, line: 8 },
  ],
  [
    'a refusal that nothing judges',
    broken({ yaml: ['area.kept: { effect: accept }', 'area.kept: {}'] }),
    { code: 'rule-unreachable', file: yamlFile, line: 8 },
  ],
  [
    'a rule without a place in the order',
    broken({ yaml: ['rules: [area.shape, area.name]', 'rules: [area.shape]'] }),
    { code: 'rule-unordered', file: yamlFile, line: 7 },
  ],
  [
    'a constraint that leads to no rule',
    broken({ yaml: ['{ type: string }', '{ type: string }, age: { type: integer }'] }),
    { code: 'constraint-orphan', file: yamlFile, line: 13 },
  ],
  [
    'a pointer to nothing',
    broken({ yaml: ["'Thing#/properties/name'", "['Thing#/properties/name', 'Thing#/properties/nome']"] }),
    { code: 'schema-pointer', file: yamlFile, line: 7 },
  ],
  [
    'a reference to nothing',
    broken({ yaml: ['{ type: string }', "{ $ref: '#/$defs/Nothing' }"] }),
    { code: 'schema-pointer', file: yamlFile, line: 13 },
  ],
  [
    'a schema that contains itself',
    broken({ yaml: ['{ type: string }', "{ $ref: '#/$defs/Thing' }"] }),
    { code: 'schema-recursive', file: yamlFile, line: 13 },
  ],
  [
    'a table that names no schema',
    broken({ yaml: ['schema: Thing }', 'schema: Thong }'] }),
    { code: 'table-binding', file: yamlFile, line: 16 },
  ],
  [
    'a show of nothing',
    broken({ en: ['show: schema Thing', 'show: schema Thong'], zh: ['show: schema Thing', 'show: schema Thong'] }),
    { code: 'show-nothing', file: enFile, line: 13, language: 'en' },
  ],
  [
    'a superseded note that does not exist',
    broken({ yaml: ['defaults:', 'supersedes: [{ note: 0009-gone, scope: { en: all, zh: 全部 } }]\ndefaults:'] }),
    { code: 'supersession-backlink', file: yamlFile, line: 4 },
  ],
  [
    'a change in English that nobody confirmed',
    { ...sound, en: en.replace('A thing', 'Any thing') },
    { code: 'unit-unconfirmed', file: enFile, line: 9, language: 'en' },
  ],
  [
    'a change in Chinese that nobody confirmed',
    { ...sound, zh: zh.replace('事物', '任何事物') },
    { code: 'unit-unconfirmed', file: zhFile, line: 9, language: 'zh' },
  ],
]

describe('a broken note', () => {
  it('is not the sound one', () => {
    expect(diagnose(sound)).toEqual([])
  })

  it.each(breaks)('%s', (_name, source, expected) => {
    const found = diagnose(source)
    expect(
      found.map(({ code, file, line, language }) => ({ code, file, line, ...(language ? { language } : {}) })),
    ).toContainEqual(expected)
    for (const { problem, remedy } of found) {
      expect(problem).not.toBe('')
      expect(remedy).not.toBe('')
      expect(`${problem}${remedy}`).not.toContain('\n')
    }
  })

  it('has an entry above for every code but those of several notes', () => {
    const several: DiagnosticCode[] = ['rule-duplicate', 'supersession-cycle', 'rule-limit']
    const codes = new Set([...breaks.map(([, , { code }]) => code), ...several])
    expect(codes.size).toBe(28)
  })

  it('that declares more rules than a note may have', () => {
    const extra = Array.from({ length: 45 }, (_, index) => index)
    const rules = extra.map((index) => `  extra.r${index}: { effect: accept }\n`).join('')
    const say = (modal: string) => extra.map((index) => `- \`extra.r${index}\` **${modal}**\n`).join('')
    const source = broken({
      yaml: ['schemas:', `${rules}schemas:`],
      en: ['<!-- show', `${say('MUST')}\n<!-- show`],
      zh: ['<!-- show', `${say('必须')}\n<!-- show`],
    })
    expect(diagnose(source).map(({ code }) => code)).toEqual(['rule-limit'])
  })

  it('reports nothing that depends on a note that cannot be read', () => {
    const other = { ...sound, slug: '0002-other', yaml: 'rules: [' }
    expect(new Set(diagnose(sound, other).map(({ file }) => file))).toEqual(new Set(['agent-notes/0002-other.yaml']))
  })
})

describe('two notes', () => {
  const second = (head: string) => ({
    ...sound,
    slug: '0002-other',
    yaml: yaml.replace('defaults:', `${head}\ndefaults:`),
  })

  it('that declare one rule', () => {
    expect(diagnose(sound, locked(second('')))).toContainEqual(
      expect.objectContaining({ code: 'rule-duplicate', file: 'agent-notes/0002-other.yaml' }),
    )
  })

  it('that supersede each other', () => {
    const first = {
      ...sound,
      yaml: yaml.replace(
        'defaults:',
        'supersedes: [{ note: 0002-other, scope: { en: all, zh: 全部 } }]\nsupersededBy: [0002-other]\ndefaults:',
      ),
    }
    const other = second('supersedes: [{ note: 0001-thing, scope: { en: all, zh: 全部 } }]\nsupersededBy: [0001-thing]')
    const codes = diagnose(locked(first), locked(other)).map(({ code }) => code)
    expect(codes.filter((code) => code === 'supersession-cycle')).toHaveLength(2)
  })

  it('of which the older does not know that it is superseded', () => {
    const found = diagnose(sound, locked(second('supersedes: [{ note: 0001-thing, scope: { en: all, zh: 全部 } }]')))
    expect(found).toContainEqual(
      expect.objectContaining({ code: 'supersession-backlink', file: 'agent-notes/0002-other.yaml', line: 4 }),
    )
  })
})

describe('the lock', () => {
  it('reports one unit when one is inserted', () => {
    const source = {
      ...sound,
      en: en.replace('## Decision\n', '## Decision\n\nNew.\n'),
      zh: zh.replace('## 决策\n', '## 决策\n\n新的。\n'),
    }
    expect(diagnose(source).map(({ code, line }) => ({ code, line }))).toEqual([{ code: 'unit-unconfirmed', line: 9 }])
  })
})
