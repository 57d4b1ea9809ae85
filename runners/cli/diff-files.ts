import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Draft, draftOf, slugOf } from '../diff/draft.js'
import type { Row } from '../diff/matrix.js'
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
  const names = run.sides.map(({ name }) => name)
  const questions = rows.filter(({ example }) => example.finding.kind === 'silent')
  const date = new Date().toISOString().slice(0, 10)
  const drafts = draftsOf(questions, names, date)
  if (drafts.length > 0) mkdirSync(join(directory, 'questions'), { recursive: true })
  for (const { slug, yaml, en, zh } of drafts) {
    write(join('questions', `${slug}.yaml`), yaml)
    write(join('questions', `${slug}.md`), en)
    write(join('questions', `${slug}.zh.md`), zh)
  }
  return [
    write('diff.html', diffPage(run, packageVersion, command)),
    write('diff.json', `${JSON.stringify(json, undefined, 2)}\n`),
    ...(drafts.length > 0 ? [join(directory, 'questions')] : []),
  ]
}

/** Questions that come from one vector stand in files of their own. */
function draftsOf(rows: readonly Row[], names: readonly string[], date: string): Draft[] {
  const seen = new Map<string, number>()
  return rows.map((row) => {
    const slug = slugOf(row)
    const count = (seen.get(slug) ?? 0) + 1
    seen.set(slug, count)
    return draftOf(row, names, date, count === 1 ? slug : `${slug}-${count}`)
  })
}
