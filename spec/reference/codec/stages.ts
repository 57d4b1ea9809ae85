import type { FormatRecord } from '../../rule-record.js'
import { buildJudge, type Judge } from '../judge.js'
import type { Specification } from '../specification.js'

/** A stage of the table `checks`. A failure of a hard one refuses the log in both modes. */
export interface Stage {
  readonly judge: Judge
  readonly isHard: boolean
}

/** The stages that judge each row after the header, in their order. */
export const rowStages = ['admission', 'row', 'sequence', 'seed', 'canonical'] as const
const stageNames = ['frame', 'text', 'header', ...rowStages, 'end'] as const

export type Stages = Readonly<Record<(typeof stageNames)[number], Stage>>

/** What the `text` stage judges: a file, by whether it begins with a complete line. */
export interface Text {
  readonly hasLine: boolean
}

export function buildStages(specification: Specification, format: FormatRecord): Stages {
  const build = (stage: string): Stage => {
    const rules = rulesOf(format, [stage])
    const isHard = format.checks.some((row) => row.at === 'decode' && row.stage === stage && row.failure === 'hard')
    return { judge: buildJudge(specification, format, rules), isHard }
  }
  return Object.fromEntries(stageNames.map((name) => [name, build(name)])) as Stages
}

/** The rules of some stages of decoding. */
export function rulesOf(format: FormatRecord, stages: readonly string[]): string[] {
  return format.checks.filter((row) => row.at === 'decode' && stages.includes(row.stage)).flatMap((row) => row.rules)
}
