import type { Specification } from '../../../spec/reference/specification.js'
import type { FormatRecord } from '../../../spec/rule-record.js'
import { formatsOf, type Mutant, mutantOf, withFormat } from './mutant.js'
import type { OperatorId } from './operators.js'
import { type Site, sitesOf } from './sites.js'

/** A constraint with another value. */
interface Variant {
  readonly operator: OperatorId
  /** Undefined: the keyword is left out. */
  readonly value: unknown
  readonly what: string
  /** Tells variants of one constraint by one operator apart. */
  readonly part?: number | 'always' | 'never'
  /** It accepts what the reference accepts, and more: so a case has to break the constraint. */
  readonly isWider?: boolean
}

/** The mutants of every constraint that leads to a rule, and of the conditions that such constraints stand under. */
export function constraintMutants(lists: Specification): Mutant[] {
  return formatsOf(lists).flatMap((format) =>
    Object.entries(format.targets).flatMap(([name, target]) =>
      sitesOf(target)
        .filter((site) => site.keyword !== 'negativeZero' || isDecoded(format, site.rule))
        .flatMap((site) => variantsOf(site).map((variant) => mutant(lists, format, name, site, variant))),
    ),
  )
}

/** Nothing but the text of a file holds `-0`: a value that is written again as JSON has lost it. */
function isDecoded(format: FormatRecord, rule: string): boolean {
  return format.checks.some(({ at, rules }) => at === 'decode' && rules.includes(rule))
}

function mutant(lists: Specification, format: FormatRecord, name: string, site: Site, variant: Variant): Mutant {
  const { operator, value, what, part, isWider } = variant
  const place = `${name}${site.path}${part === undefined ? '' : `/${part}`}`
  return mutantOf(operator, format.format, {
    place,
    rule: site.rule,
    what,
    target: { format: format.format, name },
    reachedBy: [`${isWider && !site.isCondition ? 'failed' : 'asked'} ${name}${site.path}`],
    lists: () => {
      const target = format.targets[name]
      const changed = { rules: target?.rules ?? {}, schema: site.edited(value) }
      return withFormat(lists, { ...format, targets: { ...format.targets, [name]: changed } })
    },
  })
}

function variantsOf(site: Site): Variant[] {
  if (site.keyword === 'if') return conditionDrops
  const what = `${site.keyword} ${JSON.stringify(site.value)}`
  const drop: Variant = { operator: 'constraint-drop', value: undefined, what: `${what} → ∅`, isWider: true }
  return [drop, ...(byKeyword[site.keyword]?.(site.value, what) ?? [])]
}

/** What stands under a condition holds always, or never. */
const conditionDrops: Variant[] = [
  { operator: 'condition-drop', value: {}, what: 'if → true', part: 'always' },
  { operator: 'condition-drop', value: { not: {} }, what: 'if → false', part: 'never' },
]

/** What is done to keywords beside dropping them. `required`, `not`, `pattern` and switches can only be dropped. */
const byKeyword: Readonly<Record<string, (value: unknown, what: string) => Variant[]>> = {
  minimum: lowerBound,
  exclusiveMinimum: lowerBound,
  minLength: lowerBound,
  minItems: lowerBound,
  maximum: upperBound,
  maxLength: upperBound,
  maxItems: upperBound,
  maxProperties: upperBound,
  type: ofType,
  enum: ofChoices,
  anyOf: (value) => lost('anyOf', value as unknown[]),
  const: (value) => {
    const other = otherThan(value)
    return [{ operator: 'constant-replace', value: other, what: `${shown(value)} → ${shown(other)}` }]
  },
}

function lowerBound(value: unknown, what: string): Variant[] {
  return [shifted(value, -1, what, true), shifted(value, 1, what, false)].flat()
}

function upperBound(value: unknown, what: string): Variant[] {
  return [shifted(value, 1, what, true), shifted(value, -1, what, false)].flat()
}

function shifted(value: unknown, by: 1 | -1, what: string, isWider: boolean): Variant[] {
  const limit = (value as number) + by
  if (Math.abs(limit) > 2 ** 53) return [] // the next number is none that JSON text gives
  const operator = by < 0 ? 'limit-lower' : 'limit-raise'
  // a length below zero is dropping it, which is another operator's
  if (limit < 0 && /^m(in|ax)(Length|Items|Properties)/.test(what)) return []
  return [{ operator, value: limit, what: `${what} → ${limit}`, isWider }]
}

/** The type that a careless check takes for one. */
const nearType: Readonly<Record<string, string>> = {
  integer: 'number',
  number: 'string',
  string: 'null',
  boolean: 'null',
  object: 'array',
  array: 'object',
}

function ofType(value: unknown, what: string): Variant[] {
  const types = [value].flat() as string[]
  const more = types.flatMap((type) => nearType[type] ?? []).filter((type) => !types.includes(type))
  const wider: Variant = {
    operator: 'type-widen',
    value: [...types, ...more],
    what: `${what} → ${shown([...types, ...more])}`,
    isWider: true,
  }
  const fewer = types.length > 1 ? types.map((type, part) => [types.filter((it) => it !== type), part] as const) : []
  const narrower = types.includes('number') ? [['integer', undefined] as const] : fewer
  return [
    wider,
    ...narrower.map(
      ([left, part]): Variant => ({
        operator: 'type-narrow',
        value: left,
        what: `${what} → ${shown(left)}`,
        ...(part === undefined ? {} : { part }),
      }),
    ),
  ]
}

function ofChoices(value: unknown): Variant[] {
  const choices = value as unknown[]
  const other = choices.map(otherThan).find((it) => !choices.includes(it))
  return [
    ...lost('enum', choices),
    { operator: 'choice-add', value: [...choices, other], what: `enum ∋ ${shown(other)}`, isWider: true },
  ]
}

function lost(keyword: string, choices: readonly unknown[]): Variant[] {
  return choices.map((choice, part) => ({
    operator: 'choice-lose',
    value: choices.filter((it) => it !== choice),
    what: `${keyword} ∌ ${shown(choice)}`,
    part,
  }))
}

/** Another value of the same type, which a careless check takes for it: a text in other letters, the next number. */
function otherThan(value: unknown): unknown {
  if (typeof value === 'string') return value === value.toUpperCase() ? value.toLowerCase() : value.toUpperCase()
  return typeof value === 'number' ? value + 1 : value !== true
}

function shown(value: unknown): string {
  return JSON.stringify(value)
}
