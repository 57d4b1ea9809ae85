import type { FormatRecord } from '../../rule-record.js'
import { buildJudge, type Judge } from '../judge.js'
import type { Specification } from '../specification.js'

/** The judge of one stage of a place: its rules, in the order of the tables `checks` of the notes. */
export function stageJudge(specification: Specification, format: FormatRecord, at: string, stage: string): Judge {
  const rows = format.checks.filter((row) => row.at === at && row.stage === stage)
  const rules = rows.flatMap((row) => row.rules)
  return rules.length === 0 ? () => undefined : buildJudge(specification, format, rules)
}
