import type { Specification } from '../../spec/reference/specification.js'
import type { FormatRecord } from '../../spec/rule-record.js'

/** The lists without one rule: what an implementation is that never heard of it. */
export function withoutRule(lists: Specification, rule: string): Specification {
  const formats = Object.fromEntries(
    Object.entries(lists.formats).map(([number, format]): [string, FormatRecord] => [
      number,
      {
        ...format,
        checks: format.checks.map((stage) => ({
          ...stage,
          rules: stage.rules.filter((id) => id !== rule),
          steps: stage.steps.filter((id) => id !== rule),
        })),
      },
    ]),
  )
  const rules = Object.fromEntries(Object.entries(lists.rules).filter(([id]) => id !== rule))
  return { ...lists, formats, rules }
}
