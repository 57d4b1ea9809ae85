import type { Read } from './codec/reading.js'
import type { FormatReference } from './reference.js'
import type { JsonObject, Refusal, Warning } from './verdict.js'

/** Judges the accepted events of a log one after the other, at one place of judgement. It keeps no payload text. */
export interface EventConsumer {
  readonly at: 'event' | 'restore' | 'session'
  /** The next event, and whether it is known to be admitted at `event`; why it is refused, if it is. */
  event(event: JsonObject, row: number, isAdmitted: boolean): Refusal | undefined
  /** After the last event: what only the whole log can break. */
  end(log: Read): Refusal | undefined
}

/** Makes the consumers of one log, in the order in which they come to judge; each judges what those before it let pass. */
export type OpenConsumers = (reader: FormatReference, warn: (warning: Warning) => void) => readonly EventConsumer[]

/** Admission of each event as it is adopted. The relationships between events come after it. */
export const openConsumers: OpenConsumers = (reader, warn) => [
  {
    at: 'event',
    event: (event, row, isAdmitted) => {
      if (isAdmitted) return undefined
      const admitted = reader.admitEvent(event)
      if (admitted.outcome === 'refuse') return { ...admitted, row }
      for (const warning of admitted.warnings ?? []) warn({ ...warning, row })
      return undefined
    },
    end: () => undefined,
  },
]

/** What stands between a log that is accepted here and one that opens: judged by rules that are still to come. */
export const notJudgedYet = ['restore', 'session'] as const
