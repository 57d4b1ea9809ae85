import type { CaseResult, State } from '../engine/result.js'
import { type Label, type Lang, label } from './labels.js'
import type { Style } from './style.js'
import { table } from './table.js'

const states: readonly State[] = ['pass', 'fail', 'error', 'timeout', 'crash', 'skipped', 'not-scored']

export type Tally = Readonly<Record<State, number>>

export function tally(results: readonly CaseResult[]): Tally {
  const counts = Object.fromEntries(states.map((state) => [state, 0])) as Record<State, number>
  for (const result of results) counts[result.state]++
  return counts
}

/** The area of a vector or a rule: what stands before the first dot of its id. */
export function areaOf(id: string): string {
  return id.split('.')[0] ?? id
}

/** Counts by area, as a table. States that nobody is in have no column. */
export function summaryTable(results: readonly CaseResult[], lang: Lang, style: Style): string {
  const areas = groupByArea(results)
  const all = tally(results)
  const shown = states.filter((state) => state === 'pass' || all[state] > 0)
  const head = [label('area', lang), ...shown.map((state) => label(state as Label, lang))]
  const body = [...areas]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([area, own]) => [area, ...counted(tally(own), shown)])
  const foot = [label('all', lang), ...counted(all, shown)]
  return table([head, ...body, foot], style, true)
}

function counted(counts: Tally, shown: readonly State[]): string[] {
  return shown.map((state) => (counts[state] === 0 ? '·' : String(counts[state])))
}

function groupByArea(results: readonly CaseResult[]): Map<string, CaseResult[]> {
  const groups = new Map<string, CaseResult[]>()
  for (const result of results) {
    const key = areaOf(result.subject.vector.id)
    const group = groups.get(key)
    if (group) group.push(result)
    else groups.set(key, [result])
  }
  return groups
}
