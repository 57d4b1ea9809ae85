import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '../../package.js'
import type { OperatorId } from './operators.js'
import type { Tally } from './verdicts.js'

/** Counts by operator, as they were recorded. */
export type Counts = Readonly<Partial<Record<OperatorId, Tally>>>

const file = join(packageRoot, 'runners/proof/mutants/counts.json')

export function readCounts(): Counts {
  return JSON.parse(readFileSync(file, 'utf8')) as Counts
}

/** One line an operator, so that a change of one is one line of a diff. */
export function recordCounts(counts: ReadonlyMap<OperatorId, Tally>): void {
  const lines = [...counts].map(([operator, { mutants, killed, equivalent, survived }]) => {
    const members = Object.entries({ mutants, killed, equivalent, survived }).map(
      ([name, count]) => `"${name}": ${count}`,
    )
    return `  "${operator}": { ${members.join(', ')} }`
  })
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`)
}
