import { formats } from '../../spec/generated/formats.js'
import type { Schema } from '../../spec/reference/validators.js'
import type { JsonObject } from '../../spec/reference/verdict.js'
import type { FormatRecord } from '../../spec/rule-record.js'
import type { Draw } from '../draw.js'
import { anyPlace, type Path, type Place, withoutPlace, withValue } from '../shrink/places.js'
import type { Damage } from './damage.js'

/** Damage to what a constraint of the notes asks of a record: any of them, of any tree that the record is judged by. */
export const constraintDamages: readonly Damage[] = [
  {
    id: 'constraint-broken',
    weight: 14,
    apply: (question, draw, focus) => {
      const place = anyPlace(question.input, isRecord, draw)
      if (!place) return undefined
      const [path, record] = place as readonly [Path, JsonObject]
      const format = formats[question.format as 2 | 3 | 4] as FormatRecord
      const trees = treesOf(record, format)
      const [within, schema, judged] = draw.chance(3, 4) ? (trees.at(-1) as Tree) : draw.of(trees)
      const breaches = [...breachesOf(schema, judged, [...path, ...within])].filter(({ at }) => focus([at, undefined]))
      if (breaches.length === 0) return undefined
      const { at, broken } = draw.of(breaches)
      const value = broken(draw)
      const input = value === lost ? withoutPlace(question.input, at) : withValue(question.input, at, value)
      return { ...question, input }
    },
  },
]

/** A place, and what stands there afterwards so that a constraint does not hold. */
interface BreachOf {
  readonly at: Path
  readonly broken: (draw: Draw) => unknown
}

/** Nothing is to stand there any more. */
const lost = Symbol('lost')

/** Whether a header or an event stands at a place. */
function isRecord([path, value]: Place): boolean {
  if (!isObject(value) || path.length > 4) return false
  const isHeader = path.at(-1) === 'header' || (path.at(-1) === 0 && path.at(-2) === 'rows')
  return isHeader || (typeof value.type === 'string' && Object.hasOwn(value, 'data'))
}

/** A tree of constraints, what it judges, and the way there. */
type Tree = readonly [Path, Schema, unknown]

/** The trees of constraints that a record is judged by, each with the value that it judges and the way there. */
function treesOf(record: JsonObject, { targets, events }: FormatRecord): Tree[] {
  const tree = (name: string) => targets[name]?.schema
  if (!Object.hasOwn(record, 'data')) return tree('header') ? [[[], tree('header') as Schema, record]] : []
  const placement = events.find(({ type }) => type === record.type)?.placement ?? 'unknown'
  const named: (readonly [Path, Schema | undefined, unknown])[] = [
    [[], tree('event'), record],
    [[], tree(`placement:${placement}`), record],
    [['data'], tree(`data:${record.type}`), record.data],
  ]
  return named.filter((it): it is Tree => it[1] !== undefined)
}

/** How each constraint of a tree can be broken in a value, down to what the value holds. */
function* breachesOf(schema: Schema, value: unknown, at: Path): Generator<BreachOf> {
  for (const [keyword, limit] of Object.entries(schema)) {
    const broken = keywords[keyword]
    if (broken)
      for (const make of broken(limit as never, value))
        yield { at: make.member ? [...at, make.member] : at, broken: make.broken }
  }
  for (const part of [...((schema.allOf as Schema[]) ?? []), schema.then, schema.else] as (Schema | undefined)[])
    if (typeof part === 'object') yield* breachesOf(part, value, at)
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    if (typeof schema.items !== 'object') return
    for (const [index, item] of value.entries()) yield* breachesOf(schema.items as Schema, item, [...at, index])
    return
  }
  for (const [name, member] of Object.entries((schema.properties ?? {}) as Record<string, Schema>)) {
    if (Object.hasOwn(value, name)) yield* breachesOf(member, (value as JsonObject)[name], [...at, name])
    else if (typeof member === 'object') yield* breachesOf(member, undefined, [...at, name])
  }
}

interface Made {
  readonly member?: string
  readonly broken: (draw: Draw) => unknown
}

const ofTypes: Readonly<Record<string, readonly unknown[]>> = {
  string: ['', 'x'],
  number: [0.5],
  integer: [0],
  object: [{}],
  array: [[]],
  boolean: [true, false],
  null: [null],
}

/** What breaks each keyword in a value. */
const keywords: Readonly<Record<string, (limit: never, value: unknown) => Made[]>> = {
  type: (limit: string | string[]) => [
    {
      broken: (draw) => {
        const allowed = [limit].flat()
        const others = Object.keys(ofTypes).filter(
          (it) => !allowed.includes(it) && !(it === 'integer' && allowed.includes('number')),
        )
        return draw.of(ofTypes[draw.of(others)] as unknown[])
      },
    },
  ],
  required: (limit: readonly string[], value) =>
    limit.filter((it) => isObject(value) && Object.hasOwn(value, it)).map((member) => ({ member, broken: () => lost })),
  additionalProperties: (limit: unknown, value) =>
    limit === false && isObject(value) ? [{ member: 'extra', broken: () => 1 }] : [],
  const: (limit: unknown) => [
    {
      broken: (draw) =>
        draw.of<unknown>(typeof limit === 'string' ? ['x', '', `${limit}x`, null] : [null, 0, 2, false, 'x']),
    },
  ],
  enum: () => [{ broken: (draw) => draw.of<unknown>(['x', '', null, 0]) }],
  minimum: (limit: number) => [{ broken: () => limit - 1 }],
  exclusiveMinimum: (limit: number) => [{ broken: () => limit }],
  maximum: (limit: number) => [{ broken: () => limit + 1 }],
  minLength: () => [{ broken: () => '' }],
  pattern: () => [{ broken: (draw) => draw.of(['', ' ', 'x ', '1']) }],
  minItems: (limit: number, value) => [{ broken: () => (Array.isArray(value) ? value.slice(0, limit - 1) : []) }],
  maxItems: (limit: number, value) =>
    Array.isArray(value)
      ? [{ broken: () => Array.from({ length: limit + 1 }, (_, index) => value[index % Math.max(1, value.length)]) }]
      : [],
  uniqueItems: (_: unknown, value) =>
    Array.isArray(value) && value.length > 0 ? [{ broken: () => [...value, value[0]] }] : [],
  not: () => [{ broken: (draw) => draw.of<unknown>([null, 0, 'x', []]) }],
  anyOf: (_: unknown, value) => (isObject(value) ? [{ broken: () => ({}) }] : []),
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
