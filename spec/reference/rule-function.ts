import type { FunctionScopes } from '../generated/rules.js'

/** What a function may know beside the record that it judges. */
export interface CheckContext {
  readonly format: number
  /** The sequence number that the record would have: how many were decoded in order before it. */
  readonly position: number
}

/**
 * Judges one rule: the RFC 6901 pointer to what breaks it, or undefined where it holds. A rule holds where its
 * precondition fails (another type of event, an absent value), so that no function depends on another having run.
 * `placement` is the class of the event: `surface`, `assistant`, `log-only`, `unknown` or `opaque`.
 */
export type RuleFunction = (record: unknown, context: CheckContext, placement?: string) => string | undefined

export type RuleFunctions = Readonly<Record<keyof FunctionScopes, RuleFunction>>
