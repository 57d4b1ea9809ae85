import type { Question } from '../../generators/question.js'
import type { Cluster } from './cluster.js'

/** A row of the pruned matrix: every case with one pattern of answers, and the smallest input that shows it. */
export interface Row extends Cluster {
  /** That input, to be asked again. */
  readonly question: Question
  readonly shrinking: Shrinking
}

export interface Shrinking {
  /** Characters of the input as JSON, as it came up and as it is. */
  readonly from: number
  readonly to: number
  /** Smaller inputs that were tried, and that were kept. */
  readonly tried: number
  readonly kept: number
  /**
   * `least` where no smaller one is left to try, `limit` where more could have been tried, `slow` where a side does not
   * answer and nothing was tried, `unsteady` where the sides did not say the same when they were asked again.
   */
  readonly end: 'least' | 'limit' | 'slow' | 'unsteady'
}

/** Of one side, how many cases and rows the spec contradicts it on. */
export interface Tally {
  readonly rows: number
  readonly cases: number
}

/** Tallies by side, and what the spec is silent on. */
export function tallies(rows: readonly Cluster[], sides: number): { contradicted: Tally[]; silent: Tally } {
  const count = (chosen: readonly Cluster[]): Tally => ({
    rows: chosen.length,
    cases: chosen.reduce((sum, { cases }) => sum + cases.length, 0),
  })
  const contradicted = Array.from({ length: sides }, (_, side) =>
    count(rows.filter(({ example: { finding } }) => finding.kind === 'contradicted' && finding.sides.includes(side))),
  )
  return { contradicted, silent: count(rows.filter(({ example }) => example.finding.kind === 'silent')) }
}
