import { formats } from '../generated/formats.js'
import { rules } from '../generated/rules.js'
import type { FormatRecord, RuleRecord } from '../rule-record.js'
import { compileValidators } from './compile-validators.js'
import { buildGates, type GateSource } from './gate/gate.js'
import type { RuleFunctions } from './rule-function.js'
import { ruleFunctions } from './rule-functions.js'
import type { ValidatorSource } from './validators.js'

/**
 * The lists that the reference is built from. A mutant is another set of lists: nothing below this module knows a rule
 * by name, except the function that judges it.
 */
export interface Specification {
  readonly formats: Readonly<Record<number, FormatRecord>>
  readonly rules: Readonly<Record<string, RuleRecord>>
  /** Of the rules that are judged at all: who judges at a few places needs few. */
  readonly functions: Partial<RuleFunctions>
  /** Turns constraint trees into validators. */
  readonly validators: ValidatorSource
  /** Makes of rules what tells most records that keep them at once. */
  readonly gates: GateSource
}

/** What the notes say. */
export const specification: Specification = {
  formats,
  rules,
  functions: ruleFunctions,
  validators: compileValidators,
  gates: buildGates,
}
