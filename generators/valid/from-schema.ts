import type { Schema } from '../../spec/reference/validators.js'
import type { Draw } from '../draw.js'
import { json, text, word } from './content.js'

/**
 * A value that a schema takes, for the schemas of the notes: what their payload rules say is said there once, and a type
 * of event that is added to them is written by generators from then on. It does not invert patterns: it knows values for
 * those that the notes have, and throws on another one, so that a new pattern is met at once.
 */
export function fromSchema(schema: Schema, draw: Draw): unknown {
  const whole = withParts(schema)
  if ('const' in whole) return whole.const
  if (Array.isArray(whole.enum)) return draw.of(whole.enum)
  const type = Array.isArray(whole.type) ? draw.of(whole.type as string[]) : whole.type
  if (type === 'object' || (type === undefined && (whole.properties || whole.required))) return objectOf(whole, draw)
  if (type === 'array') return listOf(whole, draw)
  if (type === 'integer' || type === 'number') return numberOf(whole, draw, type)
  if (type === 'string') return stringOf(whole, draw)
  if (type === 'boolean') return draw.chance(1, 2)
  if (type === 'null') return null
  return json(draw)
}

/** A schema with what stands in its `allOf` without a condition taken in. */
function withParts(schema: Schema): Schema {
  const parts = (schema.allOf as Schema[] | undefined) ?? []
  return parts
    .filter((part) => part.if === undefined)
    .map(withParts)
    .reduce(merged, schema)
}

/** What both schemas ask for. */
function merged(left: Schema, right: Schema): Schema {
  const members = { ...(left.properties as Schema | undefined) }
  for (const [name, member] of Object.entries((right.properties as Schema | undefined) ?? {}))
    members[name] = Object.hasOwn(members, name) ? merged(members[name] as Schema, member as Schema) : member
  const required = [...((left.required as string[]) ?? []), ...((right.required as string[]) ?? [])]
  return { ...left, ...right, properties: members, required: [...new Set(required)] }
}

function objectOf(schema: Schema, draw: Draw): unknown {
  const members = (schema.properties ?? {}) as Record<string, Schema>
  const required = new Set((schema.required as string[] | undefined) ?? [])
  const alternatives = schema.anyOf as Schema[] | undefined
  if (alternatives) for (const name of (draw.of(alternatives).required ?? []) as string[]) required.add(name)
  const known = [...new Set([...Object.keys(members), ...required])]
  const isWanted = (name: string) => required.has(name) || (!isForbidden(members[name]) && draw.chance(1, 3))
  const value: Record<string, unknown> = {}
  for (const name of known.filter(isWanted)) value[name] = fromSchema(members[name] ?? {}, draw)
  for (const [name, constant] of asked(schema)) if (!known.includes(name) && draw.chance(1, 3)) value[name] = constant
  return conditions(schema).reduce((so, { if: condition, then, else: otherwise }) => {
    const branch = (holds(condition as Schema, so) ? then : otherwise) as Schema | undefined
    return branch ? completed(so, members, branch, draw) : so
  }, value)
}

/** Constants that the conditions of a schema ask for: of a member that is spoken of nowhere else, nothing else would meet them. */
function asked(schema: Schema): [name: string, constant: unknown][] {
  return conditions(schema).flatMap(({ if: condition }) => {
    const members = Object.entries(((condition as Schema).properties ?? {}) as Record<string, Schema>)
    return members.flatMap(([name, { const: constant }]): [string, unknown][] =>
      constant === undefined ? [] : [[name, constant]],
    )
  })
}

/** Every condition of a schema, those in its parts too. */
function conditions(schema: Schema): Schema[] {
  const parts = (schema.allOf as Schema[] | undefined) ?? []
  return [...(schema.if === undefined ? [] : [schema]), ...parts.flatMap(conditions)]
}

/** An object with what one more schema asks of it; of a member that was asked for before it asks besides. */
function completed(
  value: Record<string, unknown>,
  members: Readonly<Record<string, Schema>>,
  { properties = {}, ...schema }: Schema,
  draw: Draw,
): Record<string, unknown> {
  const named = properties as Record<string, Schema>
  const forbidden = Object.keys(named).filter((name) => isForbidden(named[name]))
  const kept = Object.fromEntries(Object.entries(value).filter(([name]) => !forbidden.includes(name)))
  const names = [...new Set([...Object.keys(named), ...((schema.required as string[] | undefined) ?? [])])]
  const asked = names.map((name): [string, Schema] => [name, merged(members[name] ?? {}, named[name] ?? {})])
  const isKnown = ([name]: [string, Schema]) => Object.hasOwn(kept, name)
  const required = [
    ...((schema.required as string[] | undefined) ?? []),
    ...asked.filter(isKnown).map(([name]) => name),
  ]
  return { ...kept, ...(objectOf({ ...schema, properties: Object.fromEntries(asked), required }, draw) as object) }
}

function isForbidden(schema: Schema | undefined): boolean {
  return schema?.not !== undefined
}

/** Whether an object meets a condition: those of the notes ask for members, and for constants in them. */
function holds({ required = [], properties = {} }: Schema, value: Record<string, unknown>): boolean {
  if (!(required as string[]).every((name) => Object.hasOwn(value, name))) return false
  return Object.entries(properties as Record<string, Schema>).every(([name, member]) => {
    if (!Object.hasOwn(value, name)) return true
    if ('const' in member) return member.const === value[name]
    return !Array.isArray(member.enum) || member.enum.includes(value[name])
  })
}

function listOf({ minItems = 0, maxItems, items = {}, uniqueItems }: Schema, draw: Draw): unknown[] {
  const length = draw.between(Number(minItems), Number(maxItems ?? Number(minItems) + 2))
  const list = Array.from({ length }, () => fromSchema(items as Schema, draw))
  if (!uniqueItems) return list
  return [...new Map(list.map((item) => [JSON.stringify(item), item])).values()]
}

function numberOf({ minimum, exclusiveMinimum, maximum }: Schema, draw: Draw, type: string): number {
  const least = Number(minimum ?? (exclusiveMinimum === undefined ? 0 : Number(exclusiveMinimum) + 1))
  const most = Number(maximum ?? Number.MAX_SAFE_INTEGER)
  const numbers = [least, least + 1, least + draw.below(50), most].filter((it) => it >= least && it <= most)
  const whole = draw.of(numbers)
  return type === 'number' && draw.chance(1, 4) && whole + 0.5 <= most ? whole + 0.5 : whole
}

/** Texts for the patterns of the notes. */
const patterns: Readonly<Record<string, readonly string[]>> = {
  '^\\S(?:[\\s\\S]*\\S)?$': ['s1', 'every day', '名'],
  '^/': ['/', '/work', '/工作'],
}
const instant = /^\^\\d\{4\}-/

function stringOf({ pattern, minLength = 0 }: Schema, draw: Draw): string {
  if (typeof pattern === 'string') {
    if (instant.test(pattern)) return draw.of(['2026-01-31T23:59:59.000Z', '1999-12-01T00:00:00.123Z'])
    const known = Object.hasOwn(patterns, pattern) ? patterns[pattern] : undefined
    if (!known) throw new RangeError(`no text is known for the pattern ${pattern}: add some to \`patterns\``)
    return draw.of(known)
  }
  return Number(minLength) > 0 ? word(draw) : text(draw)
}
