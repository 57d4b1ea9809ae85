import { describe, expect, it } from 'vitest'
import { specification } from '../../../spec/reference/specification.js'
import type { FormatRecord, RuleRecord } from '../../../spec/rule-record.js'
import type { Vector } from '../../engine/cases/vector.js'
import { changesBetween, isChanged, rulesOfChangedVectors, type Stated } from './changes.js'
import { mutantsOf } from './mutants.js'

const now: Stated = { rules: specification.rules, formats: Object.values(specification.formats) }
const rule = now.rules['turn.one-open'] as RuleRecord
const withRule = (change: Partial<RuleRecord>): Stated => ({
  ...now,
  rules: { ...now.rules, 'turn.one-open': { ...rule, ...change } },
})
const withFormat = (change: (format: FormatRecord) => Partial<FormatRecord>): Stated => ({
  ...now,
  formats: now.formats.map((format) => ({ ...format, ...change(format) })),
})
const ids = (before: Stated) => [...changesBetween(before, now).rules]

describe('what changed between two states of the notes', () => {
  it('is nothing between equal ones, wherever the statements stand', () => {
    const moved = withRule({ statement: { ...rule.statement, lines: { en: 1, zh: 1 } } })
    expect(changesBetween(moved, now)).toEqual({ rules: new Set(), tables: new Set() })
  })

  it('is a statement in either language, and what the data say of a rule', () => {
    expect(ids(withRule({ statement: { ...rule.statement, zh: 'x' } }))).toEqual(['turn.one-open'])
    expect(ids(withRule({ statement: { ...rule.statement, en: 'x' } }))).toEqual(['turn.one-open'])
    expect(ids(withRule({ since: 4 }))).toEqual(['turn.one-open'])
  })

  it('is the value of a constraint, also of one that stands in a condition', () => {
    const changed = (from: string, to: string) =>
      withFormat(({ targets }) => ({ targets: JSON.parse(JSON.stringify(targets).replaceAll(from, to)) }))
    expect(
      ids(changed('"everySeconds":{"type":"integer","minimum":300', '"everySeconds":{"type":"integer","minimum":3')),
    ).toEqual(['payload.schedule-change', 'v2-v3.audit.payload'])
    expect(ids(changed('{"operation":{"const":"dispatch"}}', '{"operation":{"const":"x"}}'))).toEqual([
      'payload.schedule-change',
      'v2-v3.audit.payload',
    ])
  })

  it('is the place in the order of checks, of a rule and its neighbours', () => {
    const before = withFormat(({ checks }) => ({
      checks: checks.map((row) => ({ ...row, rules: row.rules.filter((id) => id !== 'turn.number') })),
    }))
    expect(ids(before).sort()).toEqual(['turn.end', 'turn.number', 'turn.one-open'])
    expect(changesBetween(before, now).tables).toEqual(new Set(['checks']))
  })

  it('chooses the mutants of a table where the table changed', () => {
    const before = withFormat(({ events }) => ({ events: events.slice(1) }))
    const changes = changesBetween(before, now)
    expect(changes.tables).toEqual(new Set(['events']))
    const chosen = mutantsOf(specification).filter((it) => isChanged(changes, it))
    expect(new Set(chosen.map(({ operator }) => operator))).toEqual(
      new Set(['event-drop', 'placement-change', 'installed-flip', 'exempt-flip', 'added-flip']),
    )
  })
})

describe('changed vectors', () => {
  const vector = (id: string, more: Partial<Vector> = {}) => ({ id, rules: [id], ...more }) as Vector

  it('are of the rules that they name, before and after, and so are those that start from them', () => {
    const before = [vector('a.a'), vector('a.b'), vector('a.gone')]
    const after = [
      vector('a.a', { rules: ['a.other'] }),
      vector('a.b'),
      vector('a.c', { base: 'a.a' }),
      vector('a.d', { base: 'a.b' }),
    ]
    const named = rulesOfChangedVectors(
      [...before, vector('a.d', { base: 'a.b' }), vector('a.c', { base: 'a.a' })],
      after,
    )
    expect([...named].sort()).toEqual(['a.a', 'a.c', 'a.gone', 'a.other'])
  })
})
