import type { Case } from './cases/expand.js'
import type { Difference } from './compare.js'

/** `not-scored`: run, and whatever came is right. `skipped`: not declared, not run. */
export type State = 'pass' | 'fail' | 'error' | 'timeout' | 'crash' | 'skipped' | 'not-scored'

export interface CaseResult {
  readonly subject: Case
  readonly state: State
  /** What the implementation answered, as it was sent; absent where nothing was. */
  readonly answer?: Readonly<Record<string, unknown>>
  readonly differences: readonly Difference[]
  /** In words: how it crashed, which capability is missing, why it is not scored. */
  readonly reason?: string
  /** From sending to the answer, in milliseconds. */
  readonly milliseconds?: number
  readonly stderr?: string
}

/**
 * The implementation broke, and none of the cases that were in flight breaks it alone: it cannot bear what went before, or
 * more than one question at once. No case is charged with it, but it is no less a fault.
 */
export interface UnchargedBreakdown {
  readonly state: Extract<State, 'crash' | 'timeout' | 'error'>
  readonly reason: string
  readonly inFlight: readonly Case[]
  readonly stderr?: string
}

export interface ImplementationFacts {
  readonly name: string
  readonly version?: string
  readonly language?: string
  readonly reports: readonly string[]
}
