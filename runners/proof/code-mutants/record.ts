import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import type { MutantResult } from '@stryker-mutator/api/core'
import type { Reporter } from '@stryker-mutator/api/report'

const recordFile = 'report/code-mutants/tried.ndjson'

/** Keeps each mutant with what became of it, as it comes: a long run that ends early leaves what it knows. */
export class TriedRecord implements Reporter {
  onDryRunCompleted(): void {
    mkdirSync(dirname(recordFile), { recursive: true })
    rmSync(recordFile, { force: true })
  }

  onMutantTested({ coveredBy, ...result }: MutantResult): void {
    // how many cases reach it is of interest, and their names are long
    const covers = coveredBy?.map(() => '') ?? []
    appendFileSync(recordFile, `${JSON.stringify({ ...result, coveredBy: covers })}\n`)
  }
}

/** What the last run kept. */
export function readTried(): MutantResult[] {
  return readFileSync(recordFile, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as MutantResult)
}
