import type { FormatRecord } from '../../rule-record.js'
import { stagesOf, throughStages } from '../projection/adapters.js'
import type { Specification } from '../specification.js'
import type { Refusal } from '../verdict.js'
import type { Assemble, Assembled } from './assemble.js'
import { buildExpand } from './expand.js'
import { sameValue } from './same-value.js'

/** What is recorded of a response, and the response that its stream is of (note 0022). */
export interface Evidence {
  readonly message: unknown
  /** What is recorded beside the message; undefined where nothing is. */
  readonly usage: unknown
  /** The user had cancelled. */
  readonly isInterrupted: boolean
  readonly assembled: Assembled | Refusal
  /** There is no stream to compare with. */
  readonly isEmpty: boolean
}

export interface Recorded {
  readonly message?: unknown
  readonly usage?: unknown
  readonly interrupted?: unknown
}

/** Whether the records of a stream bear out what is recorded beside them. */
export type Attest = (records: readonly unknown[], recorded: Recorded) => { readonly outcome: 'accept' } | Refusal

export function buildAttest(specification: Specification, format: FormatRecord, assemble: Assemble): Attest {
  const stages = stagesOf(format, 'stream').filter(({ stage }) => stage === 'evidence')
  const expand = buildExpand(specification, format)
  return (records, { message, usage, interrupted }) => {
    const expanded = expand(records)
    if (expanded.outcome === 'refuse') return expanded
    const isInterrupted = interrupted === true
    const chunks = expanded.chunks.map(({ chunk }) => chunk)
    const assembled = assemble(chunks, isInterrupted)
    const evidence: Evidence = { message, usage, isInterrupted, assembled, isEmpty: chunks.length === 0 }
    return throughStages(specification, format, stages, evidence).refused ?? { outcome: 'accept' }
  }
}

/** Whether a recorded value is the one of the stream. Without a stream any is, and so where no response can be made. */
export function isBorneOut(
  { assembled, isEmpty }: Evidence,
  recorded: unknown,
  streamed: (response: Assembled) => unknown,
): boolean {
  return isEmpty || assembled.outcome === 'refuse' || sameValue(recorded, streamed(assembled))
}
