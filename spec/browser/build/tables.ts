import type { Specification } from '../../reference/specification.js'
import type { Projection } from '../../reference/validators.js'
import type { FormatRecord, RuleRecord, TargetRecord } from '../../rule-record.js'

const places = ['event', 'window']

export interface Tables {
  readonly formats: Readonly<Record<number, FormatRecord>>
  readonly rules: Readonly<Record<string, RuleRecord>>
}

/** The tables of a specification, cut down to what some projections and the places `event` and `window` need. */
export function browserTables(specification: Specification, projections: readonly Projection[]): Tables {
  const formats = Object.fromEntries(
    Object.entries(specification.formats).map(([number, format]) => [number, browserFormat(format, projections)]),
  )
  const named = new Set(projections.flatMap((projection) => projection.rules))
  for (const { checks } of Object.values(formats))
    for (const rule of checks.flatMap((row) => row.rules)) named.add(rule)
  const rules = Object.fromEntries(Object.entries(specification.rules).filter(([rule]) => named.has(rule)))
  return { formats, rules }
}

function browserFormat(format: FormatRecord, projections: readonly Projection[]): FormatRecord {
  const targets = Object.entries(format.targets).flatMap(([name, { rules }]): [string, TargetRecord][] => {
    const asked = projections.filter((it) => it.format === format.format && it.target === name)
    const kept = new Set(asked.flatMap((projection) => projection.rules))
    if (kept.size === 0) return []
    // the order of the paths stays: names of projections follow from it
    return [
      [name, { schema: {}, rules: Object.fromEntries(Object.entries(rules).filter(([, rule]) => kept.has(rule))) }],
    ]
  })
  const checks = format.checks.filter((row) => places.includes(row.at))
  const none = { references: [], renames: [], producers: [], late: [], tags: [] } // no page migrates
  return { ...format, targets: Object.fromEntries(targets), checks, ...none }
}

/** One line for each difference between the functions that the rules of some tables have and those that are given. */
export function functionFaults({ rules }: Tables, all: object, given: object): string[] {
  const judged = new Set(Object.keys(rules))
  const missing = [...judged].filter((rule) => Object.hasOwn(all, rule) && !Object.hasOwn(given, rule))
  const idle = Object.keys(given).filter((rule) => !judged.has(rule))
  return [
    ...missing.map((rule) => `${rule} is judged in a browser; add its function`),
    ...idle.map((rule) => `${rule} is not judged in a browser; take its function out`),
  ]
}
