import { columns, padEnd, padStart } from './labels.js'
import type { Style } from './style.js'

/** A head and rows, aligned: the first column to the left, numbers to the right, and what follows them to the left. */
export function table(rows: readonly (readonly string[])[], style: Style, hasFoot = false): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => columns(row[column] ?? ''))))
  const isNumber = widths.map(
    (_, column) => column > 0 && rows.slice(1).every((row) => /^(\d+|·)$/.test(row[column] ?? '')),
  )
  return rows
    .map((row, index) => {
      const cells = row.map((cell, column) => (isNumber[column] ? padStart : padEnd)(cell, widths[column] ?? 0))
      const line = `  ${cells.join('  ')}`.trimEnd()
      return index === 0 ? style.dim(line) : hasFoot && index === rows.length - 1 ? style.strong(line) : line
    })
    .join('\n')
}
