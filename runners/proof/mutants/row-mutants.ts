import type { Specification } from '../../../spec/reference/specification.js'
import type { FormatRecord } from '../../../spec/rule-record.js'
import { formatsOf, type Mutant, mutantOf, withFormat } from './mutant.js'
import { type EdgeTable, edgeTables } from './operators.js'

/** The mutants of the tables that an edge looks things up in: each without one row. */
export function rowMutants(lists: Specification): Mutant[] {
  return formatsOf(lists).flatMap((format) => edgeTables.flatMap((table) => withoutRows(lists, format, table)))
}

function withoutRows(lists: Specification, format: FormatRecord, table: EdgeTable): Mutant[] {
  const rows: readonly unknown[] = format[table]
  const ofEdge = format.checks.filter(({ at }) => at === 'edge').flatMap(({ steps }) => steps)
  return rows.map((row, index) =>
    mutantOf('row-lose', format.format, {
      place: `${table} ${nameOf(row)}`,
      rule: undefined,
      what: `${table} ∌ ${nameOf(row)}`,
      // a table is read in silence: whatever goes over the edge may have asked it
      reachedBy: ofEdge.map((step) => `acted ${step}`),
      lists: () => withFormat(lists, { ...format, [table]: rows.toSpliced(index, 1) }),
    }),
  )
}

/** What tells a row from the others. */
function nameOf(row: unknown): string {
  if (typeof row === 'string') return row
  return Object.values(row as object)
    .filter((it) => it !== null)
    .join(' ')
}
