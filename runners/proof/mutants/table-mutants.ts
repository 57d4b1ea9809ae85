import type { Specification } from '../../../spec/reference/specification.js'
import type { FormatRecord, RefusalClass, StageRecord } from '../../../spec/rule-record.js'
import { withoutRule } from '../without-rule.js'
import { buildMayMeet } from './meeting.js'
import { type Change, formatsOf, type Mutant, mutantOf, withFormat } from './mutant.js'
import type { OperatorId } from './operators.js'

/** The mutants of the rules themselves: none of one rule is left, or a refusal has no code, or another class at one place. */
export function ruleMutants(lists: Specification): Mutant[] {
  const drops = Object.entries(lists.rules).flatMap(([rule, { effect, since }]) =>
    effect === 'refuse'
      ? mutantOf('rule-drop', since, {
          place: rule,
          rule,
          what: `${rule} → ∅`,
          reachedBy: [`broken ${rule}`],
          lists: () => withoutRule(lists, rule),
        })
      : [],
  )
  return [...drops, ...codeMutants(lists), ...formatsOf(lists).flatMap((format) => classMutants(lists, format))]
}

function codeMutants(lists: Specification): Mutant[] {
  return Object.entries(lists.rules).flatMap(([rule, { code, ...record }]) =>
    code === undefined
      ? []
      : mutantOf('code-drop', record.since, {
          place: rule,
          rule,
          what: `${rule}: ${code} → ∅`,
          reachedBy: [`broken ${rule}`],
          lists: () => ({ ...lists, rules: { ...lists.rules, [rule]: record } }),
        }),
  )
}

const otherClass: Readonly<Record<RefusalClass, RefusalClass>> = {
  malformed: 'unsupported',
  unsupported: 'malformed',
  newer: 'unsupported',
  conflict: 'malformed',
}

function classMutants(lists: Specification, { format, checks }: FormatRecord): Mutant[] {
  // what broke while a stream is translated has a code and no class
  const classed = checks.filter(({ at }) => at !== 'translate')
  const places = new Set(classed.flatMap(({ at, rules }) => rules.map((rule) => `${at} ${rule}`)))
  return [...places].flatMap((place) => {
    const [at = '', rule = ''] = place.split(' ')
    const record = lists.rules[rule]
    if (record === undefined) return []
    const now = record.refuse[`${format} ${at}`] ?? record.refuse.default
    const refuse = { ...record.refuse, [`${format} ${at}`]: otherClass[now] }
    return mutantOf('class-swap', format, {
      place,
      rule,
      what: `${at}: ${now} → ${otherClass[now]}`,
      reachedBy: [`broken ${rule}`],
      lists: () => ({ ...lists, rules: { ...lists.rules, [rule]: { ...record, refuse } } }),
    })
  })
}

/** The mutants of the tables `checks`: rows in other order, without a rule, of other hardness, or empty. */
export function checkMutants(lists: Specification): Mutant[] {
  return formatsOf(lists).flatMap((format) =>
    format.checks.flatMap((row, index) => {
      const place = `${row.at} ${row.stage} ${index}`
      const made = (operator: OperatorId, change: Omit<Change, 'lists'>, changed: Partial<StageRecord>) =>
        mutantOf(operator, format.format, {
          ...change,
          lists: () => withFormat(lists, { ...format, checks: format.checks.with(index, { ...row, ...changed }) }),
        })
      const broken = row.rules.map((rule) => `broken ${rule}`)
      const skipped = { place, rule: undefined, what: `${row.at} ${row.stage} → ∅`, reachedBy: broken }
      const failure = row.failure === 'hard' ? 'recoverable' : 'hard'
      const flipped = {
        place,
        rule: undefined,
        what: `${row.at} ${row.stage}: ${row.failure} → ${failure}`,
        reachedBy: broken,
      }
      return [
        ...stepMutants(buildMayMeet(lists, format), row, place, made),
        ...(row.rules.length > 0 ? [made('stage-skip', skipped, { rules: [] })] : []),
        // nothing but a decoder recovers
        ...(row.at === 'decode' ? [made('failure-flip', flipped, { failure })] : []),
        ...row.rules.map((rule) =>
          made(
            'check-lose',
            {
              place: `${place} ${rule}`,
              rule,
              what: `${row.at} ${row.stage} ∌ ${rule}`,
              reachedBy: [`broken ${rule}`],
            },
            { rules: row.rules.filter((it) => it !== rule) },
          ),
        ),
        ...neighbours(lists, format, row).map(([first, second]) =>
          made(
            'check-swap',
            {
              place: `${place} ${first} ${second}`,
              rule: first,
              other: second,
              what: `${row.at} ${row.stage}: ${first} ⇄ ${second}`,
              reachedBy: [`broken ${first}`], // where both are broken, the reference reports the first
            },
            { rules: row.rules.map((it) => (it === first ? second : it === second ? first : it)) },
          ),
        ),
      ]
    }),
  )
}

/** The mutants of the steps of a row of an edge. Neighbours on different types of events never meet. */
function stepMutants(
  mayMeet: (first: string, second: string) => boolean,
  { at, stage, steps }: StageRecord,
  place: string,
  made: (operator: OperatorId, change: Omit<Change, 'lists'>, changed: Partial<StageRecord>) => Mutant,
): Mutant[] {
  return steps.flatMap((step, index) => {
    const reachedBy = [`acted ${step}`]
    const lost = { place: `${place} ${step}`, rule: step, what: `${at} ${stage} ∌ ${step}`, reachedBy }
    const next = steps[index + 1]
    const swapped = { ...lost, place: `${place} ${step} ${next}`, what: `${at} ${stage}: ${step} ⇄ ${next}` }
    return [
      made('step-lose', lost, { steps: steps.filter((it) => it !== step) }),
      ...(next && mayMeet(step, next)
        ? [made('step-swap', swapped, { steps: steps.with(index, next).with(index + 1, step) })]
        : []),
    ]
  })
}

/** Neighbours in a row that one record may break both: where none can, their order says nothing. */
export function neighbours(lists: Specification, format: FormatRecord, { rules }: StageRecord): [string, string][] {
  const mayMeet = buildMayMeet(lists, format)
  return rules
    .slice(1)
    .map((second, index): [string, string] => [rules[index] as string, second])
    .filter(([first, second]) => mayMeet(first, second))
}
