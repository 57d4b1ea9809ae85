import type { Schema } from '../../spec/reference/validators.js'
import { isObject, type JsonObject } from '../../spec/reference/verdict.js'
import type { Draw } from '../draw.js'
import type { Path } from '../shrink/places.js'

/** A place, and what stands there afterwards so that a constraint does not hold. */
export interface Breach {
  readonly at: Path
  /** The constraint: the schema that it stands in, and its keyword there. */
  readonly schema: Schema
  readonly keyword: string
  readonly broken: (draw: Draw) => unknown
}

/** Nothing is to stand there any more. */
export const lost = Symbol('lost')

/** How each constraint of a tree that a value has to meet can be broken in it, down to what the value holds. */
export function* breachesOf(schema: Schema, value: unknown, at: Path): Generator<Breach> {
  for (const [keyword, limit] of Object.entries(schema))
    for (const { member, broken } of keywords[keyword]?.(limit as never, value) ?? [])
      yield { at: member ? [...at, member] : at, schema, keyword, broken }
  for (const part of partsOf(schema, value)) yield* breachesOf(part, value, at)
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    if (typeof schema.items !== 'object') return
    for (const [index, item] of value.entries()) yield* breachesOf(schema.items as Schema, item, [...at, index])
    return
  }
  for (const [name, member] of Object.entries((schema.properties ?? {}) as Record<string, Schema>))
    if (typeof member === 'object') yield* breachesOf(member, (value as JsonObject)[name], [...at, name])
}

/** What else a schema asks of a value: its parts, and the branch that the value is in. */
function partsOf({ allOf = [], if: condition, then, else: otherwise }: Schema, value: unknown): Schema[] {
  const branch = condition !== undefined && (meets(condition as Schema, value) ? then : otherwise)
  return [...(allOf as Schema[]), ...(typeof branch === 'object' && branch !== null ? [branch as Schema] : [])]
}

/** Whether a value meets a condition, by the few keywords that conditions have. */
function meets(schema: Schema, value: unknown): boolean {
  const { type, required = [], properties = {}, not } = schema
  if (typeof type === 'string' && ofTypes[type]?.[0](value) !== true) return false
  if ('const' in schema && schema.const !== value) return false
  if (Array.isArray(schema.enum) && !schema.enum.includes(value)) return false
  if (typeof not === 'object' && meets(not as Schema, value)) return false
  if (!isObject(value)) return true
  if (!(required as string[]).every((name) => Object.hasOwn(value, name))) return false
  return Object.entries(properties as Record<string, Schema>).every(
    ([name, member]) => !Object.hasOwn(value, name) || meets(member, value[name]),
  )
}

/** A value that meets a condition, made of one that does not yet. */
function meeting(schema: Schema, value: unknown, draw: Draw): unknown {
  if ('const' in schema) return schema.const
  if (Array.isArray(schema.enum)) return draw.of(schema.enum)
  if (schema.maxItems === 0) return []
  if (schema.type !== 'object') return draw.of<unknown>([null, 0, 'x', []])
  const members = Object.entries((schema.properties ?? {}) as Record<string, Schema>)
  const own = schema.maxProperties !== 0 && isObject(value) ? value : {}
  return { ...own, ...Object.fromEntries(members.map(([name, member]) => [name, meeting(member, own[name], draw)])) }
}

interface Made {
  readonly member?: string
  readonly broken: (draw: Draw) => unknown
}

/** What is of a type, and values that are. */
const ofTypes: Readonly<Record<string, readonly [isOf: (value: unknown) => boolean, values: readonly unknown[]]>> = {
  string: [(value) => typeof value === 'string', ['', 'x']],
  number: [(value) => typeof value === 'number', [0.5]],
  integer: [(value) => Number.isInteger(value), [0]],
  object: [isObject, [{}]],
  array: [Array.isArray, [[]]],
  boolean: [(value) => typeof value === 'boolean', [true, false]],
  null: [(value) => value === null, [null]],
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
        return draw.of(ofTypes[draw.of(others)]?.[1] as unknown[])
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
  contains: (limit: Schema, value) =>
    Array.isArray(value) ? [{ broken: () => value.filter((item) => !meets(limit, item)) }] : [],
  not: (limit: Schema, value) => [{ broken: (draw) => meeting(limit, value, draw) }],
  anyOf: (_: unknown, value) => (isObject(value) ? [{ broken: () => ({}) }] : []),
}
