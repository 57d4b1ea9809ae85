import type { Specification } from '../../../spec/reference/specification.js'
import type { FormatRecord, RefusalClass, StageRecord } from '../../../spec/rule-record.js'
import { withoutRule } from '../without-rule.js'
import { type Change, formatsOf, type Mutant, mutantOf, withFormat } from './mutant.js'
import type { OperatorId } from './operators.js'

/** The mutants of the rules themselves: none of one rule is left, or a refusal has another class at one place. */
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
  return [...drops, ...formatsOf(lists).flatMap((format) => classMutants(lists, format))]
}

const otherClass: Readonly<Record<RefusalClass, RefusalClass>> = {
  malformed: 'unsupported',
  unsupported: 'malformed',
  newer: 'unsupported',
  conflict: 'malformed',
}

function classMutants(lists: Specification, { format, checks }: FormatRecord): Mutant[] {
  const places = new Set(checks.flatMap(({ at, rules }) => rules.map((rule) => `${at} ${rule}`)))
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
        ...stepMutants(lists, row, place, made),
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
        ...neighbours(lists, row).map(([first, second]) =>
          made(
            'check-swap',
            {
              place: `${place} ${first} ${second}`,
              rule: first,
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
  lists: Specification,
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
      ...(next && mayMeet(typesOf(lists, step), typesOf(lists, next))
        ? [made('step-swap', swapped, { steps: steps.with(index, next).with(index + 1, step) })]
        : []),
    ]
  })
}

/** The mutants of the tables that edges read: each without one row. */
export function rowMutants(lists: Specification): Mutant[] {
  return formatsOf(lists).flatMap((format) => [
    ...withoutRows(lists, format, 'producers', ({ plugin, role }) => (role === null ? plugin : `${plugin} ${role}`)),
    ...withoutRows(lists, format, 'late', (type) => type),
    ...withoutRows(lists, format, 'tags', (tag) => tag),
  ])
}

function withoutRows<Table extends 'producers' | 'late' | 'tags'>(
  lists: Specification,
  format: FormatRecord,
  table: Table,
  nameOf: (row: FormatRecord[Table][number]) => string,
): Mutant[] {
  const rows = format[table] as readonly FormatRecord[Table][number][]
  const steps = format.checks.flatMap((row) => (row.at === 'edge' ? [...row.steps, ...row.rules] : []))
  return rows.map((row, index) =>
    mutantOf('row-lose', format.format, {
      place: `${table} ${nameOf(row)}`,
      rule: undefined,
      what: `${table} ∌ ${nameOf(row)}`,
      // a table is read in silence: whatever goes over the edge may have asked it
      reachedBy: steps.map((step) => `acted ${step}`),
      lists: () => withFormat(lists, { ...format, [table]: rows.toSpliced(index, 1) }),
    }),
  )
}

/** Neighbours in a row that one record may break both: those on different types of events never meet. */
export function neighbours(lists: Specification, { rules }: StageRecord): [string, string][] {
  return rules
    .slice(1)
    .map((second, index): [string, string] => [rules[index] as string, second])
    .filter(([first, second]) => mayMeet(typesOf(lists, first), typesOf(lists, second)))
}

function typesOf(lists: Specification, rule: string): readonly string[] {
  return lists.rules[rule]?.events ?? []
}

/** A word that is no type (`all`, `surface`) or nothing at all stands for more than a list can tell. */
function mayMeet(first: readonly string[], second: readonly string[]): boolean {
  const isOpen = (types: readonly string[]) => types.length === 0 || types.some((type) => !type.includes('/'))
  return isOpen(first) || isOpen(second) || first.some((type) => second.includes(type))
}
