import type { FormatRecord, RuleRecord } from '../../../spec/rule-record.js'
import type { Vector } from '../../engine/cases/vector.js'
import type { Mutant } from './mutant.js'
import { edgeTables, type TableName, tableOperators } from './operators.js'
import { sitesOf } from './sites.js'

/** What notes say, as far as mutants are made from it. */
export interface Stated {
  readonly rules: Readonly<Record<string, RuleRecord>>
  readonly formats: readonly FormatRecord[]
}

/** The rules and the tables that say something else than before. */
export interface Changes {
  readonly rules: ReadonlySet<string>
  readonly tables: ReadonlySet<TableName>
}

/**
 * What differs between two states of the notes. Of a rule: its statement in either language, what the data of its note say
 * of it, the value of a constraint that leads to it or that it stands under, and its neighbours in the order of checks.
 */
export function changesBetween(before: Stated, after: Stated): Changes {
  const [old, now] = [sayings(before), sayings(after)]
  const rules = new Set([...old.keys(), ...now.keys()].filter((id) => old.get(id) !== now.get(id)))
  const tables = new Set<TableName>()
  const isOther = (of: (format: FormatRecord) => unknown) =>
    JSON.stringify(before.formats.map(of)) !== JSON.stringify(after.formats.map(of))
  if (isOther(({ events }) => events)) tables.add('events')
  if (isOther(({ checks }) => checks)) tables.add('checks')
  for (const table of edgeTables) if (isOther((format) => format[table])) tables.add(table)
  const isPlacement = ([name]: [string, unknown]) => name.startsWith('placement:')
  if (isOther(({ targets }) => Object.entries(targets).filter(isPlacement))) tables.add('placements')
  return { rules, tables }
}

/** Whether a mutant is of a rule or a table that changed. */
export function isChanged({ rules, tables }: Changes, { rule, operator }: Mutant): boolean {
  if (rule !== undefined) return rules.has(rule)
  return tableOperators.get(operator)?.some((table) => tables.has(table)) === true
}

/** The rules that vectors name which are new, gone, or otherwise than before, or are changed from such a one. */
export function rulesOfChangedVectors(before: readonly Vector[], after: readonly Vector[]): Set<string> {
  const old = new Map(before.map((vector) => [vector.id, JSON.stringify(vector)]))
  const now = new Map(after.map((vector) => [vector.id, JSON.stringify(vector)]))
  const changed = new Set([...before, ...after].filter(({ id }) => old.get(id) !== now.get(id)).map(({ id }) => id))
  for (let size = -1; size !== changed.size; ) {
    size = changed.size
    for (const { id, base } of after) if (base !== undefined && changed.has(base)) changed.add(id)
  }
  return new Set([...before, ...after].filter(({ id }) => changed.has(id)).flatMap(({ rules }) => rules))
}

/** All that is said of each rule, as one text. Where its statement stands is no part of it. */
function sayings({ rules, formats }: Stated): Map<string, string> {
  const said = new Map<string, unknown[]>()
  const add = (id: string, what: unknown) => {
    const own = said.get(id)
    if (own) own.push(what)
    else said.set(id, [what])
  }
  for (const [id, { statement, ...record }] of Object.entries(rules))
    add(id, { ...sorted(record), en: statement.en, zh: statement.zh })
  for (const { format, targets, checks } of formats) {
    for (const [name, target] of Object.entries(targets))
      for (const { rule, path, value } of sitesOf(target)) add(rule, [format, name, path, value])
    for (const { at, stage, failure, rules: row, steps } of checks)
      for (const list of [row, steps])
        for (const [index, id] of list.entries())
          add(id, [format, at, stage, failure, list[index - 1], list[index + 1]])
  }
  return new Map([...said].map(([id, what]) => [id, JSON.stringify(what)]))
}

/** Members by name: the order in which they were written says nothing. */
function sorted(record: object): object {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
}
