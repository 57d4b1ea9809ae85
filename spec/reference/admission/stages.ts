import type { FormatRecord, StageRecord } from '../../rule-record.js'
import { buildJudge, type Judge } from '../judge.js'
import type { Specification } from '../specification.js'

/** The rules of one stage of a place, in the order of the tables `checks` of the notes. */
export function stageRules(format: FormatRecord, at: string, stage: string): string[] {
  return format.checks.filter((row) => row.at === at && row.stage === stage).flatMap((row) => row.rules)
}

/** The judge of one stage of a place. */
export function stageJudge(specification: Specification, format: FormatRecord, at: string, stage: string): Judge {
  const rules = stageRules(format, at, stage)
  return rules.length === 0 ? () => undefined : buildJudge(specification, format, rules)
}

/** The rules of the places that judge a whole Session, without those on its header and its cut. */
export function sessionRules({ checks }: FormatRecord): string[] {
  const isOfEvents = ({ at, stage }: StageRecord) =>
    at === 'session' || (at === 'restore' && !['header', 'cut', 'agreement'].includes(stage))
  return checks.filter(isOfEvents).flatMap((row) => row.rules)
}
