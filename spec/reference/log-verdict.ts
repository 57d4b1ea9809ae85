import type { RefusalClass } from '../rule-record.js'
import type { Refusal, Warning } from './verdict.js'

/** Where something was found to be at fault. */
export type JudgedAt = 'decode' | 'event' | 'restore' | 'session'

/** One fault of a log, of those that are listed with `all`. */
export interface LogFault {
  readonly judgedAt: JudgedAt
  readonly class: RefusalClass
  readonly rule: string
  readonly row: number
  readonly at: string
  /** The value at that place as JSON text, cut where it is long; absent where there is none. */
  readonly found?: string
}

/** With `all`, the faults of the file in its order, those in rows that are withheld among them. */
interface Listed {
  readonly faults?: readonly LogFault[]
  /** How many faults there are beyond those that are listed; absent when there are none. */
  readonly moreFaults?: number
}

/** What a whole log file is, by all that is judged so far. */
export type LogVerdict =
  | { readonly outcome: 'not-judged'; readonly format: number }
  | ({
      readonly format: number
      readonly judgedAt: JudgedAt
      /** As of a {@link LogFault}. */
      readonly found?: string
    } & Refusal &
      Listed)
  | ({
      readonly outcome: 'accept'
      readonly format: number
      readonly events: number
      readonly inheritedEventCount: number
      /** A recoverable read withheld the tail from this row on. */
      readonly dropped?: {
        readonly row: number
        readonly rule: string
        readonly at: string
        readonly found?: string
      }
      /** The first of them. */
      readonly warnings: readonly Warning[]
      /** How many there are beyond those; absent when there are none. */
      readonly moreWarnings?: number
    } & Listed)
