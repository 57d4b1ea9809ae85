import type { FormatRecord } from '../rule-record.js'
import { type ConstraintJudge, constraintJudge } from './constraints.js'
import type { CheckContext, RuleFunction } from './rule-function.js'
import type { Specification } from './specification.js'
import type { ValidatorSource } from './validators.js'
import { type Breach, own } from './verdict.js'

/** What records of one kind are judged by. One object a kind: judges remember their plan by it. */
export interface Kind {
  readonly placement?: string
  /** The type of the events of the kind, where the format knows it. */
  readonly type?: string
  /** Constraint trees: `header`, `event`, `placement:<class>` judge the record, `data:<type>` its data. */
  readonly targets: readonly string[]
}

/** A header, which no placement class concerns. */
export const headerKind: Kind = { targets: ['header'] }

/** Something that is no record: functions alone judge it. */
export const noTargets: Kind = { targets: [] }

/**
 * Judges one record: the first breach in the order of a list of rules, or nothing. Constraints are asked for a yes or
 * no first; only a no collects every breach.
 */
export type Judge = (record: unknown, kind: Kind, context: CheckContext) => Breach | undefined

/** A constraint tree that has something to say on records of a kind. */
interface Step {
  readonly judge: ConstraintJudge
  readonly isOfData: boolean
}

interface RankedFunction {
  readonly rule: string
  readonly rank: number
  readonly judged: RuleFunction
  readonly events: readonly string[]
  readonly isRelation: boolean
}

/**
 * Whether a rule on some types of events has anything to say on a kind. To relations unknown events are invisible, and
 * to a rule on types of the format so are those that the reader does not know by them.
 */
function concerns(
  { events, isRelation }: RankedFunction,
  { type, placement }: Kind,
  inventory: ReadonlySet<string>,
): boolean {
  if (type === undefined)
    return !isRelation && (placement === undefined || !events.some((event) => inventory.has(event)))
  if (events.includes('surface')) return placement === 'surface' || placement === 'assistant'
  return events.every((event) => !event.includes('/')) || events.includes(type)
}

/** What was found for a kind once is kept as long as the kind. */
function remembered<Found>(find: (kind: Kind) => Found): (kind: Kind) => Found {
  const found = new WeakMap<Kind, Found>()
  return (kind) => {
    const known = found.get(kind)
    if (known !== undefined) return known
    const value = find(kind)
    found.set(kind, value)
    return value
  }
}

export function buildJudge(specification: Specification, format: FormatRecord, rules: readonly string[]): Judge {
  const order = new Map(rules.map((rule, index) => [rule, index]))
  const functionsOf = functionsBy(specification, format, rules)
  const planOf = planner(format, (rule) => order.has(rule), specification.validators)
  return (record, kind, context) => {
    let worst: Breach | undefined
    let worstRank = Number.POSITIVE_INFINITY
    for (const step of planOf(kind)) {
      for (const breach of breachesOf(step, record)) {
        const rank = order.get(breach.rule) ?? worstRank
        if (rank >= worstRank) continue
        worstRank = rank
        worst = breach
      }
    }
    for (const { rule, rank, judged } of functionsOf(kind)) {
      if (rank >= worstRank) break // functions stand in order too
      const at = judged(record, context, kind.placement)
      if (at !== undefined) return { rule, at }
    }
    return worst
  }
}

/**
 * Every breach of a `should` rule that is judged at a place: those of constraints in the order of the targets, then one
 * for each function. What breaks a rule at one place in two ways is one breach.
 */
export function buildWarner(
  specification: Specification,
  format: FormatRecord,
  place: string,
): (record: unknown, kind: Kind, context: CheckContext) => Breach[] {
  const isAdvice = (rule: string) => {
    const record = specification.rules[rule]
    if (record?.level !== 'should' || record.effect !== 'refuse' || !record.at.includes(place)) return false
    return format.format >= record.since && format.format <= (record.until ?? format.format)
  }
  const functionsOf = functionsBy(specification, format, Object.keys(specification.rules).filter(isAdvice))
  const planOf = planner(format, isAdvice, specification.validators)
  return (record, kind, context) => {
    const ofConstraints = planOf(kind).flatMap((step) => breachesOf(step, record))
    const ofFunctions = functionsOf(kind).flatMap(({ rule, judged }) => {
      const at = judged(record, context, kind.placement)
      return at === undefined ? [] : [{ rule, at }]
    })
    return distinct([...ofConstraints, ...ofFunctions])
  }
}

function distinct(breaches: readonly Breach[]): Breach[] {
  return [...new Map(breaches.map((breach) => [`${breach.rule} ${breach.at}`, breach])).values()]
}

/** The functions among some rules, in their order, for each kind of records that they concern. */
function functionsBy(
  specification: Specification,
  format: FormatRecord,
  rules: readonly string[],
): (kind: Kind) => RankedFunction[] {
  const functions = rules.flatMap((rule, rank): RankedFunction[] => {
    const judged = (specification.functions as unknown as Readonly<Record<string, RuleFunction>>)[rule]
    const { events = [], function: scope } = specification.rules[rule] ?? {}
    return judged ? [{ rule, rank, judged, events, isRelation: scope === 'relation' }] : []
  })
  const inventory = new Set(format.events.map((row) => row.type))
  return remembered((kind) => functions.filter((it) => concerns(it, kind, inventory)))
}

const none: readonly Breach[] = []

function breachesOf({ judge, isOfData }: Step, record: unknown): readonly Breach[] {
  const value = isOfData ? own(record, 'data') : record
  if (judge.holds(value)) return none
  const breaches = judge.breaches(value)
  return isOfData ? breaches.map(({ rule, at }) => ({ rule, at: `/data${at}` })) : breaches
}

/** Trees are projected when a record of their kind first appears: a log uses few of the types that there are. */
function planner(
  format: FormatRecord,
  isActive: (rule: string) => boolean,
  validators: ValidatorSource,
): (kind: Kind) => readonly Step[] {
  const judges = new Map<string, ConstraintJudge | undefined>()
  const judgeOf = (target: string) => {
    if (!judges.has(target)) {
      const tree = Object.hasOwn(format.targets, target) ? format.targets[target] : undefined
      const named = tree && { ...tree, format: format.format, name: target }
      judges.set(target, named && constraintJudge(named, isActive, validators))
    }
    return judges.get(target)
  }
  return remembered((kind) =>
    kind.targets.flatMap((target) => {
      const judge = judgeOf(target)
      return judge ? [{ judge, isOfData: target.startsWith('data:') }] : []
    }),
  )
}
