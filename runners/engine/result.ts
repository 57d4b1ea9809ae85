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

export interface ImplementationFacts {
  readonly name: string
  readonly version?: string
  readonly language?: string
  readonly reports: readonly string[]
}
