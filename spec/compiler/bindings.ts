import type { Diagnostic } from './diagnostic.js'
import {
  type EventRow,
  type FormatIR,
  holdsIn,
  isJudged,
  type PlaceRow,
  placesOf,
  type Rule,
  type Stage,
} from './ir.js'
import type { Note } from './note.js'

/** The tables that the compiler itself reads; all others are data for readers of the spec. */

type BoundTable =
  | 'records'
  | 'placements'
  | 'events'
  | 'checks'
  | 'references'
  | 'renames'
  | 'producers'
  | 'late'
  | 'tags'

export interface BoundRow {
  readonly note: Note
  readonly table: string
  readonly index: number
  readonly row: Readonly<Record<string, unknown>>
}

/** Rows of one bound table over all notes that hold in a format, without those on places that do not judge the format. */
export function rowsOf(notes: readonly Note[], table: BoundTable, format: number): BoundRow[] {
  const isJudging = placesJudging(notes, format)
  return notes.flatMap((note) =>
    (note.data.tables?.[table]?.rows ?? []).flatMap((row, index) =>
      holdsIn(format, row as { since?: number; until?: number }) && (table !== 'checks' || isJudging(String(row.at)))
        ? [{ note, table, index, row }]
        : [],
    ),
  )
}

/** Which places judge a format: those that its row of the table `formats` names, or all. */
function placesJudging(notes: readonly Note[], format: number): (place: string) => boolean {
  const rows = notes.flatMap((note) => note.data.tables?.formats?.rows ?? [])
  const places = rows.find((row) => row.format === format)?.at
  return (place) => places === undefined || listed(places).includes(place)
}

export function eventRows(notes: readonly Note[], format: number): EventRow[] {
  return rowsOf(notes, 'events', format).map(({ row }) => ({
    type: String(row.type),
    placement: String(row.placement),
    data: row.data === undefined ? undefined : String(row.data),
    installed: row.installed === true,
    exempt: row.exempt === true,
    added: row.added === true,
  }))
}

export function stages(notes: readonly Note[], format: number): Stage[] {
  return rowsOf(notes, 'checks', format).map(({ row }) => ({
    at: String(row.at),
    ...(row.adapter === undefined ? {} : { adapter: String(row.adapter) }),
    stage: String(row.stage),
    failure: row.failure === 'recoverable' ? 'recoverable' : 'hard',
    rules: listed(row.rules),
    steps: listed(row.steps),
  }))
}

/** What an edge takes from tables: a record for each type of a row that speaks of places in events. */
export function edgeTables(
  notes: readonly Note[],
  format: number,
): Pick<FormatIR, 'references' | 'renames' | 'producers' | 'late' | 'tags'> {
  const rows = (table: BoundTable) => rowsOf(notes, table, format).map(({ row }) => row)
  return {
    references: rows('references').flatMap(placesOfRow),
    renames: rows('renames').flatMap((row) =>
      placesOfRow(row).map((place) => ({ ...place, from: String(row.from), to: String(row.to) })),
    ),
    producers: rows('producers').map((row) => ({
      plugin: String(row.plugin),
      role: row.role === undefined ? null : String(row.role),
      kind: String(row.kind),
    })),
    late: rows('late').map((row) => String(row.type)),
    tags: rows('tags').map((row) => String(row.tag)),
  }
}

function placesOfRow(row: Readonly<Record<string, unknown>>): PlaceRow[] {
  return listed(row.events).map((type) => ({ type, at: String(row.at) }))
}

/** The schema of a target, and whether its objects are closed. */
export interface TargetSchema {
  readonly schema: string
  readonly closed: boolean
  readonly from: BoundRow
}

/**
 * The schema that each target of a format is judged by: header, event and parts of events, one per placement class and
 * per event type. A row says `closed` of its own schema, and a placement class `closedData` of the data of its events.
 */
export function targetSchemas(notes: readonly Note[], format: number): Map<string, TargetSchema> {
  const found = new Map<string, TargetSchema>()
  const add = (target: string, schema: unknown, closed: boolean, from: BoundRow) => {
    if (typeof schema === 'string') found.set(target, { schema, closed, from })
  }
  const placements = rowsOf(notes, 'placements', format)
  const isClosed = (placement: unknown) =>
    placements.some(({ row }) => row.placement === placement && row.closedData === true)
  for (const from of rowsOf(notes, 'records', format))
    add(String(from.row.record), from.row.schema, from.row.closed === true, from)
  for (const from of placements) add(`placement:${from.row.placement}`, from.row.metadata, false, from)
  for (const from of rowsOf(notes, 'events', format))
    add(`data:${from.row.type}`, from.row.data, isClosed(from.row.placement), from)
  return found
}

/**
 * Every refusing rule stands in the order of checks of each place that it is judged at, every step among the steps of
 * its edge, and nothing else stands there.
 */
export function checkOrder(notes: readonly Note[], rules: readonly Rule[], formats: readonly number[]): Diagnostic[] {
  const found = new Map<string, Diagnostic>()
  const add = (diagnostic: Diagnostic) =>
    found.set(`${diagnostic.file}:${diagnostic.line}:${diagnostic.problem}`, diagnostic)
  const byId = new Map(rules.map((rule) => [rule.id, rule]))
  for (const format of formats) {
    const rows = rowsOf(notes, 'checks', format)
    for (const { note, index, row } of rows) {
      for (const [id, isOfRow] of [...listed(row.rules).map(refusing), ...listed(row.steps).map(converting)]) {
        const rule = byId.get(id)
        const at = { file: note.files.yaml, line: note.lineOf('tables', 'checks', 'rows', index) }
        if (rule && isOfRow(rule) && isJudged(rule, format, String(row.at))) continue
        const problem = rule
          ? `${id} stands in the order of checks of format ${format} ${row.at}, where it is not judged`
          : `${id} stands in the order of checks but is no rule`
        add({
          code: 'rule-unordered',
          ...at,
          problem,
          remedy: 'mend the row, or `at`, `since` and `until` of the rule',
        })
      }
    }
    for (const rule of rules) {
      const member = isRefusing(rule) ? 'rules' : isStep(rule) ? 'steps' : undefined
      if (member === undefined) continue
      for (const place of placesOf(rule, format).filter(placesJudging(notes, format))) {
        if (rows.some(({ row }) => row.at === place && listed(row[member]).includes(rule.id))) continue
        const note = notes.find((it) => it.slug === rule.note) as Note
        const problem = `${rule.id} is judged at ${place} of format ${format}, but no row of the table checks says when`
        add({
          code: 'rule-unordered',
          file: note.files.yaml,
          line: note.lineOf('rules', rule.id),
          problem,
          remedy: `add it to the ${member} of a row with at: ${place}`,
        })
      }
    }
  }
  return [...found.values()]
}

function isRefusing(rule: Rule): boolean {
  return rule.effect === 'refuse' && (rule.level === 'must' || rule.level === 'must-not')
}

function isStep(rule: Rule): boolean {
  return rule.function?.endsWith('step') === true
}

const refusing = (id: string) => [id, isRefusing] as const
const converting = (id: string) => [id, isStep] as const

function listed(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : []
}
