import { type RuleId, rules } from '../../../spec/generated/rules.js'
import { ruleIds } from './reach.js'
import type { ReachRecord, Unreached } from './reached-file.js'

/** What is wrong with what was recorded of rules: each is reached or has a reason, and never both. A line each. */
export function ruleFaults({ rules: reached }: Pick<ReachRecord, 'rules'>, { rules: reasons }: Unreached): string[] {
  const because = new Map<string, string>(reasons.map(({ id, because: why }) => [id, why]))
  const known = Object.keys(reached).concat(...because.keys())
  return [
    ...known.filter((id) => !Object.hasOwn(rules, id)).map((id) => `${id}: is no rule of the notes`),
    ...[...because].filter(([, why]) => !why).map(([id]) => `${id}: does not say because of what`),
    ...ruleIds.flatMap((id: RuleId) => {
      if (reached[id] && because.has(id)) return [`${id}: is reached, and unreached.yaml has a reason why not`]
      return reached[id] || because.has(id) ? [] : [`${id}: is not reached, and unreached.yaml has no reason`]
    }),
  ]
}

/** What is wrong with what was met of some types of events and constraints: each is, or has a reason, as with rules. */
export function markFaults(met: ReadonlySet<string>, all: Iterable<string>, { marks }: Unreached): string[] {
  const missing = [...all].filter((mark) => !met.has(mark))
  const patterns = marks.map(({ like }) => new RegExp(like))
  return [
    ...missing
      .filter((mark) => !patterns.some((pattern) => pattern.test(mark)))
      .map((mark) => `${mark}: no valid question meets it, and unreached.yaml has no reason`),
    ...marks
      .filter((_, index) => !missing.some((mark) => patterns[index]?.test(mark)))
      .map(({ like }) => `${like}: all that is like this is met, and unreached.yaml has a reason why not`),
  ]
}
