// Writes constraints as one JavaScript expression that is true where all of them hold. It is exact for what `JSON.parse`
// gives, whose members are never undefined and never inherited: that a member is there is asked by reading it, which
// costs a fraction of asking for an own member.

import { type Choice, choicesOf, withoutChoices } from './choices.js'

type Schema = Readonly<Record<string, unknown>>

/** A keyword, or a use of one, that this writer does not know. */
export class NotWritable extends Error {}

const typeTests: Readonly<Record<string, (value: string) => string>> = {
  object: (v) => `typeof ${v} === 'object' && ${v} !== null && !Array.isArray(${v})`,
  array: (v) => `Array.isArray(${v})`,
  string: (v) => `typeof ${v} === 'string'`,
  boolean: (v) => `typeof ${v} === 'boolean'`,
  null: (v) => `${v} === null`,
  number: (v) => `typeof ${v} === 'number' && Number.isFinite(${v})`,
  integer: (v) => `Number.isInteger(${v})`,
}

/** For which type a keyword speaks; values of other types satisfy it. The test of a value of that type. */
const scalarKeywords: Readonly<Record<string, { of: string; test: (value: string, limit: unknown) => string }>> = {
  minimum: { of: 'number', test: (v, limit) => `${v} >= ${literal(limit)}` },
  maximum: { of: 'number', test: (v, limit) => `${v} <= ${literal(limit)}` },
  exclusiveMinimum: { of: 'number', test: (v, limit) => `${v} > ${literal(limit)}` },
  negativeZero: { of: 'number', test: (v, isAllowed) => (isAllowed === true ? 'true' : `!Object.is(${v}, -0)`) },
  minLength: {
    of: 'string',
    test: (v, limit) => (limit === 1 ? `${v} !== ''` : `[...${v}].length >= ${literal(limit)}`),
  },
  maxLength: { of: 'string', test: (v, limit) => `[...${v}].length <= ${literal(limit)}` },
  pattern: { of: 'string', test: (v, source) => `${new RegExp(String(source), 'u')}.test(${v})` },
  minItems: { of: 'array', test: (v, limit) => `${v}.length >= ${literal(limit)}` },
  maxItems: { of: 'array', test: (v, limit) => `${v}.length <= ${literal(limit)}` },
  // numbers that rise are unique; what is no scalar is equal to another by what it holds: there the answer stays in doubt
  uniqueItems: {
    of: 'array',
    test: (v, isAsked) =>
      isAsked === true
        ? `(${v}.every((item, index) => typeof item === 'number' && (index === 0 || item > ${v}[index - 1])) || ${v}.every((item) => typeof item !== 'object') && new Set(${v}).size === ${v}.length)`
        : 'true',
  },
  minProperties: { of: 'object', test: (v, limit) => `Object.keys(${v}).length >= ${literal(limit)}` },
  maxProperties: { of: 'object', test: (v, limit) => `Object.keys(${v}).length <= ${literal(limit)}` },
}

/** Source text. */
export interface Expression {
  /** Declarations that the test needs. */
  readonly functions: readonly string[]
  /** An expression of `value`, which is true where every schema holds. */
  readonly test: string
}

/** Throws {@link NotWritable}. */
export function schemaExpression(schemas: readonly unknown[]): Expression {
  const writer = new Writer()
  const test = writer.call('value', () => `return ${writer.all(schemas, 'value')}`)
  return { functions: writer.functions, test }
}

class Writer {
  readonly functions: string[] = []
  #variables: string[] = []
  #count = 0

  /** Declares a function of one parameter with its own variables, and calls it with the value of that name. */
  call(parameter: string, write: () => string, argument = parameter): string {
    const outer = this.#variables
    this.#variables = []
    const body = write()
    const variables = this.#variables.length > 0 ? `let ${this.#variables.join(', ')}\n` : ''
    this.#variables = outer
    const name = `holds${this.#count++}`
    this.functions.push(`function ${name}(${parameter}) {\n${variables}${body}\n}`)
    return `${name}(${argument})`
  }

  /** True where each of the schemas holds for the value of a variable, of which a type may be known. */
  all(schemas: readonly unknown[], value: string, known?: string): string {
    const parts = schemas.flatMap(conjuncts)
    const asserted = assertedType(parts)
    const type = known ?? asserted
    const tests = [
      ...(asserted !== undefined && asserted === known ? [] : parts.flatMap((part) => this.#typeOf(part, value))),
      ...parts.flatMap((part) => scalars(part, value, type)),
      ...this.#guarded('object', this.#members(parts, value), value, type),
      ...this.#guarded('array', this.#elements(parts, value), value, type),
      ...(type === 'object' ? this.#choices(parts.flatMap(choicesOf), value) : []),
      ...parts.flatMap((part) => this.#branches(type === 'object' ? withoutChoices(part) : part, value, type)),
    ]
    const distinct = [...new Set(tests)].filter((test) => test !== 'true')
    return distinct.length === 0 ? 'true' : distinct.map((test) => `(${test})`).join(' && ')
  }

  #typeOf({ type }: Schema, value: string): string[] {
    if (type === undefined) return []
    const tests = [type].flat().map((name) => typeTests[String(name)]?.(value))
    if (tests.some((test) => test === undefined)) throw new NotWritable(`type ${JSON.stringify(type)}`)
    return [tests.map((test) => `(${test})`).join(' || ')]
  }

  /** A test of values of one type; of values that are known to have another type nothing is asked. */
  #guarded(of: string, tests: readonly string[], value: string, known: string | undefined): string[] {
    const all = tests.filter((test) => test !== 'true')
    if (all.length === 0 || (known !== undefined && known !== of)) return []
    const joined = all.map((test) => `(${test})`).join(' && ')
    return [known === of ? joined : `!(${typeTests[of]?.(value)}) || (${joined})`]
  }

  #members(parts: readonly Schema[], value: string): string[] {
    const required = new Set(parts.flatMap((part) => (part.required ?? []) as string[]))
    const properties = parts.map((part) => (part.properties ?? {}) as Schema)
    const names = new Set([...required, ...properties.flatMap((members) => Object.keys(members))])
    const tests = [...names].map((name) => {
      const below = properties.flatMap((members) => (Object.hasOwn(members, name) ? [members[name]] : []))
      return this.#member(name, below, required.has(name), value)
    })
    const closed = parts.flatMap((part) => {
      if (part.additionalProperties === undefined) return []
      if (part.additionalProperties !== false) throw new NotWritable('additionalProperties with a schema')
      return [this.#closed(Object.keys((part.properties ?? {}) as Schema), required, value)]
    })
    return [...tests, ...closed]
  }

  #member(name: string, schemas: readonly unknown[], isRequired: boolean, value: string): string {
    if (name in {}) throw new NotWritable(`the member ${name}, which every object inherits`)
    const member = this.#variable()
    const read = `(${member} = ${value}[${literal(name)}])`
    const test = this.all(schemas, member)
    if (isRequired) return test === 'true' ? `${read} !== undefined` : `${read} !== undefined && ${test}`
    return test === 'true' ? 'true' : `${read} === undefined || (${test})`
  }

  /** The value has no more members than it has of the names that are allowed, of which those required are there. */
  #closed(names: readonly string[], required: ReadonlySet<string>, value: string): string {
    const optional = names.filter((name) => !required.has(name))
    const present = [
      names.length - optional.length,
      ...optional.map((name) => `(${value}[${literal(name)}] !== undefined)`),
    ]
    const count = () => 'let count = 0\nfor (const name in owner) count++\nreturn count'
    return `${this.call('owner', count, value)} === ${present.join(' + ')}`
  }

  #elements(parts: readonly Schema[], value: string): string[] {
    const items = parts.filter((part) => part.items !== undefined).map((part) => part.items)
    const contained = parts.filter((part) => part.contains !== undefined).map((part) => part.contains)
    const every = () => `for (const item of list) if (!(${this.all(items, 'item')})) return false\nreturn true`
    const some = (schema: unknown) =>
      `for (const item of list) if (${this.all([schema], 'item')}) return true\nreturn false`
    return [
      ...(items.length > 0 ? [this.call('list', every, value)] : []),
      ...contained.map((schema) => this.call('list', () => some(schema), value)),
    ]
  }

  /** A switch over each member that decides, which asks only what belongs to the constant that it is. */
  #choices(choices: readonly Choice[], value: string): string[] {
    const members = new Set(choices.map((choice) => choice.member))
    return [...members].map((member) => {
      if (member in {}) throw new NotWritable(`the member ${member}, which every object inherits`)
      const askedOf = new Map<unknown, unknown[]>()
      for (const { constants, asked } of choices.filter((choice) => choice.member === member))
        for (const constant of constants) askedOf.set(constant, [...(askedOf.get(constant) ?? []), asked])
      const cases = () =>
        [...askedOf].map(
          ([constant, asked]) => `case ${literal(constant)}: return ${this.all(asked, 'owner', 'object')}\n`,
        )
      const body = () => `switch (owner[${literal(member)}]) {\n${cases().join('')}}\nreturn true`
      return this.call('owner', body, value)
    })
  }

  #branches(part: Schema, value: string, known: string | undefined): string[] {
    const tests: string[] = []
    const of = (schema: unknown) => this.all([schema], value, known)
    if (part.not !== undefined) tests.push(`!(${of(part.not)})`)
    if (part.anyOf !== undefined) tests.push((part.anyOf as unknown[]).map(of).join(' || '))
    if (part.if !== undefined) tests.push(`(${of(part.if)}) ? (${of(part.then ?? true)}) : (${of(part.else ?? true)})`)
    return tests
  }

  #variable(): string {
    const name = `v${this.#count++}`
    this.#variables.push(name)
    return name
  }
}

const structural: ReadonlySet<string> = new Set([
  ...['type', 'required', 'properties', 'additionalProperties', 'items', 'contains', 'allOf', 'not', 'anyOf'],
  ...['if', 'then', 'else', 'const', 'enum'],
])

/** A schema and what stands in its `allOf`, which say together what they say apart. */
function conjuncts(schema: unknown): Schema[] {
  if (schema === true) return []
  if (schema === false) return [{ not: true }]
  const part = schema as Schema
  const unknown = Object.keys(part).find(
    (keyword) => !structural.has(keyword) && !Object.hasOwn(scalarKeywords, keyword),
  )
  if (unknown !== undefined) throw new NotWritable(`the keyword ${unknown}`)
  return [part, ...((part.allOf ?? []) as unknown[]).flatMap(conjuncts)]
}

/** The one type that a value must have, where all that is said of its type is the same. */
function assertedType(parts: readonly Schema[]): string | undefined {
  const types = new Set(parts.flatMap(({ type }) => (type === undefined ? [] : [JSON.stringify(type)])))
  const [only] = parts.flatMap(({ type }) => (typeof type === 'string' ? [type] : []))
  return types.size === 1 && only !== undefined && Object.hasOwn(typeTests, only) ? only : undefined
}

function scalars(part: Schema, value: string, known: string | undefined): string[] {
  const tests: string[] = []
  if (part.const !== undefined) tests.push(`${value} === ${literal(part.const)}`)
  if (part.enum !== undefined)
    tests.push((part.enum as unknown[]).map((choice) => `${value} === ${literal(choice)}`).join(' || '))
  for (const [keyword, { of, test }] of Object.entries(scalarKeywords)) {
    if (part[keyword] === undefined) continue
    const isKnown = known === of || (of === 'number' && known === 'integer')
    const asked = test(value, part[keyword])
    tests.push(isKnown ? asked : `!(${typeTests[of]?.(value)}) || ${asked}`)
  }
  return tests
}

/** A scalar as source text. */
export function literal(value: unknown): string {
  if (typeof value === 'object' && value !== null) throw new NotWritable('a constant that is no scalar')
  return JSON.stringify(value)
}
