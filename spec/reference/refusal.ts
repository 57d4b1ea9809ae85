import type { Specification } from './specification.js'
import type { Breach, Refusal } from './verdict.js'

/** What a breach means at one place of judgement of one format: its class, and the rule in words. */
export function refusal(
  specification: Specification,
  format: number,
  at: string,
  breach: Breach,
  row?: number,
): Refusal {
  const rule = specification.rules[breach.rule]
  return {
    outcome: 'refuse',
    class: rule?.refuse[`${format} ${at}`] ?? rule?.refuse.default ?? 'malformed',
    rule: breach.rule,
    ...(row === undefined ? {} : { row }),
    at: breach.at,
    ...(rule?.code === undefined ? {} : { code: rule.code }),
    message: rule?.statement.en ?? breach.rule,
  }
}
