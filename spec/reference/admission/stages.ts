import type { FormatRecord } from '../../rule-record.js'
import { buildJudge, type Judge } from '../judge.js'
import type { Specification } from '../specification.js'

/** The rules of one stage of a place, in the order of the tables `checks` of the notes. */
export function stageRules(format: FormatRecord, at: string, stage: string): string[] {
  return format.checks.filter((row) => row.at === at && row.stage === stage).flatMap((row) => row.rules)
}

/** The judge of one stage of a place. */
export function stageJudge(specification: Specification, format: FormatRecord, at: string, stage: string): Judge {
  return buildJudge(specification, format, stageRules(format, at, stage))
}
