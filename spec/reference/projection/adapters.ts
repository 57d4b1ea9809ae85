import type { FormatRecord, StageRecord } from '../../rule-record.js'
import { refusal } from '../refusal.js'
import type { AdapterContext } from '../rule-function.js'
import type { Specification } from '../specification.js'
import type { Refusal } from '../verdict.js'

/** What stands in the table `checks` for a place and an adapter, in order: the rows of all adapters, then its own. */
export function stagesOf(format: FormatRecord, at: string, adapter?: string): readonly StageRecord[] {
  return format.checks.filter((row) => row.at === at && (row.adapter === undefined || row.adapter === adapter))
}

/** The adapters that the notes know at a place. */
export function adaptersOf({ checks }: FormatRecord, at: string): readonly string[] {
  return [...new Set(checks.flatMap((row) => (row.at === at && row.adapter !== undefined ? [row.adapter] : [])))]
}

type Functions = Readonly<Record<string, (subject: unknown, context: AdapterContext) => unknown>>

/**
 * Takes a subject through stages: the rules of each judge it, then its steps convert it. The first rule that is broken
 * ends it, with the subject as it was then.
 */
export function throughStages<Subject>(
  specification: Specification,
  { format }: FormatRecord,
  stages: readonly StageRecord[],
  first: Subject,
): { readonly subject: Subject; readonly refused?: Refusal } {
  const functions = specification.functions as unknown as Functions
  const context = { format }
  let subject = first
  for (const { at, rules, steps } of stages) {
    for (const rule of rules) {
      const pointer = functions[rule]?.(subject, context)
      if (typeof pointer === 'string')
        return { subject, refused: refusal(specification, format, at, { rule, at: pointer }) }
    }
    for (const step of steps) subject = (functions[step]?.(subject, context) as Subject | undefined) ?? subject
  }
  return { subject }
}
