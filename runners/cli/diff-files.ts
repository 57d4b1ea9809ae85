import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DiffRun } from '../diff/run-all.js'
import { packageVersion } from '../package.js'
import { diffPage } from '../reports/diff-html.js'
import { closingRecord, rowRecord, sidesRecord } from '../reports/diff-record.js'

/** Writes the matrix, and drafts of notes where the spec is silent. The paths of what was written. */
export function writeDiffReport(directory: string, run: DiffRun, command: string): string[] {
  mkdirSync(directory, { recursive: true })
  const { rows } = run
  const json = {
    ...sidesRecord(packageVersion, run),
    command: `sessionproof diff${command}`,
    rows: rows.map((row) => rowRecord(row, run)),
    tally: closingRecord(run),
  }
  const write = (name: string, text: string) => {
    const path = join(directory, name)
    writeFileSync(path, text)
    return path
  }
  return [
    write('diff.html', diffPage(run, packageVersion, command)),
    write('diff.json', `${JSON.stringify(json, undefined, 2)}\n`),
  ]
}
