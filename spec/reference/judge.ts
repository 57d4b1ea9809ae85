import type { FormatRecord } from '../rule-record.js'
import { type ConstraintJudge, constraintJudge } from './constraints.js'
import { inTurn, type Visit, type Walk, walks } from './parts.js'
import type { CheckContext, RuleFunction } from './rule-function.js'
import type { Specification } from './specification.js'
import type { ValidatorSource } from './validators.js'
import { type Breach, own, pointer } from './verdict.js'

/** What records of one kind are judged by. One object a kind: judges remember their plan by it. */
export interface Kind {
  readonly placement?: string
  /** The type of the events of the kind, where the format knows it. */
  readonly type?: string
  /** The place of that type in the table `events` of the format: what is kept by types can be found by it. */
  readonly index?: number
  /** Constraint trees: `header`, `event`, `placement:<class>` judge the record, `data:<type>` its data, others its parts. */
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
  /** Visits the values that it judges. */
  readonly walk: (visit: Visit) => Walk
  /** The first value that is at fault says what the fault is. */
  readonly isInTurn: boolean
}

/** A rule that a function judges. */
export interface JudgedRule {
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
export function concerns(
  { events, isRelation }: Pick<JudgedRule, 'events' | 'isRelation'>,
  { type, placement }: Kind,
  inventory: ReadonlySet<string>,
): boolean {
  if (type === undefined)
    return !isRelation && (placement === undefined || !events.some((event) => inventory.has(event)))
  if (events.includes('surface')) return placement === 'surface' || placement === 'assistant'
  return events.every((event) => !event.includes('/')) || events.includes(type)
}

/** What was found for a kind once is kept as long as the kind. */
export function remembered<Found>(find: (kind: Kind) => Found): (kind: Kind) => Found {
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
  const rules = shouldRules(specification, format, place)
  const functionsOf = functionsBy(specification, format, rules)
  const advice = new Set(rules)
  const planOf = planner(format, (rule) => advice.has(rule), specification.validators)
  return (record, kind, context) => {
    const ofConstraints = planOf(kind).flatMap((step) => breachesOf(step, record))
    const ofFunctions = functionsOf(kind).flatMap(({ rule, judged }) => {
      const at = judged(record, context, kind.placement)
      return at === undefined ? [] : [{ rule, at }]
    })
    return distinct([...ofConstraints, ...ofFunctions])
  }
}

/** The rules whose breach is a warning at a place. */
export function shouldRules(specification: Specification, { format }: FormatRecord, place: string): string[] {
  return Object.entries(specification.rules).flatMap(([id, { level, effect, at, since, until }]) =>
    level === 'should' && effect === 'refuse' && at.includes(place) && format >= since && format <= (until ?? format)
      ? [id]
      : [],
  )
}

function distinct(breaches: readonly Breach[]): Breach[] {
  return [...new Map(breaches.map((breach) => [`${breach.rule} ${breach.at}`, breach])).values()]
}

/** Those of some rules that functions judge, in their order. */
export function judgedRules(specification: Specification, rules: readonly string[]): JudgedRule[] {
  return rules.flatMap((rule, rank) => {
    const judged = (specification.functions as unknown as Readonly<Record<string, RuleFunction>>)[rule]
    const { events = [], function: scope } = specification.rules[rule] ?? {}
    return judged ? [{ rule, rank, judged, events, isRelation: scope === 'relation' }] : []
  })
}

/** The same for each kind of records, as far as they concern it. */
function functionsBy(
  specification: Specification,
  format: FormatRecord,
  rules: readonly string[],
): (kind: Kind) => JudgedRule[] {
  const functions = judgedRules(specification, rules)
  const inventory = inventoryOf(format)
  return remembered((kind) => functions.filter((it) => concerns(it, kind, inventory)))
}

/** The types that a format knows. */
export function inventoryOf(format: FormatRecord): ReadonlySet<string> {
  return new Set(format.events.map((row) => row.type))
}

/** Whether a constraint tree judges the data of a record, and not the record. */
export function isOfData(target: string): boolean {
  return target.startsWith('data:')
}

function breachesOf({ judge, walk, isInTurn }: Step, record: unknown): readonly Breach[] {
  let found: readonly Breach[] = []
  walk((value, way) => {
    if (judge.holds(value)) return true
    const at = pointer(way)
    found = [...found, ...judge.breaches(value).map((it) => ({ rule: it.rule, at: at + it.at }))]
    return !isInTurn
  })(record)
  return found
}

/** What a constraint tree judges of a record: its data, parts of it, or the record. */
function walkOf(target: string): Step['walk'] {
  if (isOfData(target)) return (visit) => (record) => visit(own(record, 'data'), ['data'])
  return walks[target] ?? ((visit) => (record) => visit(record, []))
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
      return judge ? [{ judge, walk: walkOf(target), isInTurn: inTurn.has(target) }] : []
    }),
  )
}
