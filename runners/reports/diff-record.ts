import type { Cell } from '../diff/classify.js'
import { type Row, type Tally, tallies } from '../diff/matrix.js'
import type { DiffRun, SideRun } from '../diff/run-all.js'

/** Who was compared. */
export function sidesRecord(kit: string, { sides, asked, compared }: DiffRun): object {
  return { kind: 'diff', kit, protocol: 1, implementations: sides.map(sideRecord), asked, compared }
}

/** One row of the matrix. Sides are named as in the first record. */
export function rowRecord({ example, cases, question, shrinking }: Row, { sides }: DiffRun): object {
  const { subject, reference, rule, cells, finding, said } = example
  const nameOf = (side: number) => sides[side]?.name
  return {
    kind: 'disagreement',
    rule: rule ?? null,
    finding: finding.kind === 'silent' ? finding : { kind: finding.kind, sides: finding.sides.map(nameOf) },
    expected: withoutId(reference),
    says: Object.fromEntries(cells.map((cell, side) => [nameOf(side), saidRecord(cell, said[side])])),
    cases,
    smallest: { id: subject.id, question, shrinking },
  }
}

/** How it stands, with the tallies by side. */
export function closingRecord({ sides, rows, compared }: DiffRun): object {
  const { contradicted, silent } = tallies(rows, sides.length)
  return {
    kind: 'tally',
    compared,
    rows: rows.length,
    cases: rows.reduce((sum, row) => sum + row.cases.length, 0),
    contradicted: Object.fromEntries(sides.map(({ name }, side) => [name, contradicted[side] as Tally])),
    silent,
  }
}

function sideRecord({ name, command, facts, breakdowns }: SideRun): object {
  const broken = breakdowns.map(({ state, reason, inFlight, stderr }) => ({
    state,
    reason,
    inFlight: inFlight.map(({ id }) => id),
    ...(stderr ? { stderr } : {}),
  }))
  return { name, command, implementation: facts, breakdowns: broken }
}

function saidRecord({ like: _like, ...cell }: Cell, said: Row['example']['said'][number] | undefined): object {
  const { answer, reason, stderr } = said?.result ?? {}
  return {
    ...cell,
    ...(answer ? { answer: withoutId(answer) } : {}),
    ...(reason === undefined ? {} : { reason }),
    ...(stderr ? { stderr } : {}),
  }
}

function withoutId({ id: _id, ...rest }: Readonly<Record<string, unknown>>): object {
  return rest
}
