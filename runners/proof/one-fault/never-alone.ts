import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { rules } from '../../../spec/generated/rules.js'
import type { RuleRecord } from '../../../spec/rule-record.js'
import { packageRoot } from '../../package.js'

/** The rules that refuse, in the order of the notes. */
export const refusingRules: readonly string[] = (Object.entries(rules) as [string, RuleRecord][]).flatMap(
  ([id, { effect }]) => (effect === 'refuse' ? [id] : []),
)

/** Why no input breaks a rule and no other, by rules. */
export function readNeverAlone(): ReadonlyMap<string, string> {
  const text = readFileSync(join(packageRoot, 'runners/proof/one-fault/never-alone.yaml'), 'utf8')
  return new Map(Object.entries(parse(text) as Readonly<Record<string, string>>))
}

/** What is wrong with the reasons of some rules, of which some were found alone: each is, or has a reason. A line each. */
export function aloneFaults(
  asked: readonly string[],
  found: ReadonlySet<string>,
  reasons: ReadonlyMap<string, string>,
): string[] {
  return [
    ...[...reasons.keys()].filter((id) => !refusingRules.includes(id)).map((id) => `${id}: is no rule that refuses`),
    ...[...reasons].filter(([, because]) => !because).map(([id]) => `${id}: does not say because of what`),
    ...asked.flatMap((id) => {
      if (found.has(id) && reasons.has(id)) return [`${id}: is broken alone, and never-alone.yaml has a reason why not`]
      return found.has(id) || reasons.has(id) ? [] : [`${id}: is not broken alone, and never-alone.yaml has no reason`]
    }),
  ]
}
