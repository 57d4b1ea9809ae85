import type { FormatRecord } from '../../rule-record.js'
import { buildJudge, noTargets } from '../judge.js'
import { refusal } from '../refusal.js'
import type { Specification } from '../specification.js'
import type { Refusal } from '../verdict.js'
import { type LogFile, readDirectory } from './selection/directory.js'

export interface Selected {
  readonly outcome: 'accept'
  /** The name of the log. */
  readonly file: string
}

/** Says which of the files of one Session directory is the log. */
export type Select = (files: readonly LogFile[]) => Selected | Refusal

/** The selection of a reader of one format (note 0011). Needs nothing of Node. */
export function buildSelect(specification: Specification, format: FormatRecord): Select {
  const rules = format.checks.filter((row) => row.at === 'select').flatMap((row) => row.rules)
  const judge = buildJudge(specification, format, rules)
  return (files) => {
    const refused = (breach: { rule: string; at: string }) => refusal(specification, format.format, 'select', breach)
    const directory = readDirectory(files)
    // no class says "not found": the note leaves this one to the reader, and an answer has to name a file
    if (!directory) return refused({ rule: 'selection.highest', at: '/files' })
    const breach = judge(directory, noTargets, { format: format.format, position: 0 })
    return breach ? refused(breach) : { outcome: 'accept', file: directory.log.name }
  }
}
