import type { RuleId } from '../spec/generated/rules.js'

/** Rules that no input can break without breaking another, and why. */
export const neverAlone: Readonly<Partial<Record<RuleId, string>>> = {
  'v3-v4.lift.content':
    'the content of the wrapper becomes that of the message, of which v3-v4.content.list asks the same',
}

/** Why a rule is never broken alone; undefined where it can be. */
export function whyNeverAlone(rule: string): string | undefined {
  return Object.hasOwn(neverAlone, rule) ? neverAlone[rule as RuleId] : undefined
}
