import type { FormatRecord } from '../../rule-record.js'
import { buildJudge, noTargets } from '../judge.js'
import { refusal } from '../refusal.js'
import type { Specification } from '../specification.js'
import type { Refusal } from '../verdict.js'
import type { Standing } from './standing.js'

/** Why a successor is not published where it is to stand; undefined where nothing speaks against it. */
export type JudgeTarget = (standing: Standing) => Refusal | undefined

/** The conflicts of note 0020, for sources of one format. */
export function buildJudgeTarget(specification: Specification, format: FormatRecord): JudgeTarget {
  const rules = format.checks.filter((row) => row.at === 'publish').flatMap((row) => row.rules)
  const judge = buildJudge(specification, format, rules)
  return (standing) => {
    const breach = judge(standing, noTargets, { format: format.format, position: 0 })
    return breach && refusal(specification, format.format, 'publish', breach)
  }
}
