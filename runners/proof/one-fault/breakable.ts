import { whyNeverAlone } from '../../../generators/never-alone.js'
import { rules } from '../../../spec/generated/rules.js'
import type { RuleRecord } from '../../../spec/rule-record.js'

/** The rules that refuse and can be broken alone, in the order of the notes. */
export const breakableRules: readonly string[] = (Object.entries(rules) as [string, RuleRecord][]).flatMap(
  ([id, { effect }]) => (effect === 'refuse' && whyNeverAlone(id) === undefined ? [id] : []),
)
