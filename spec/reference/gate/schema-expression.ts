// Writes constraints as one JavaScript expression that is true where all of them hold. It is exact for what `JSON.parse`
// gives, whose members are never undefined and never inherited: that a member is there is asked by reading it, which
// costs a fraction of asking for an own member.

type Schema = Readonly<Record<string, unknown>>

const typeTests: Readonly<Record<string, (value: string) => string>> = {
  object: (v) => `typeof ${v} === 'object' && ${v} !== null && !Array.isArray(${v})`,
  array: (v) => `Array.isArray(${v})`,
  string: (v) => `typeof ${v} === 'string'`,
  boolean: (v) => `typeof ${v} === 'boolean'`,
  null: (v) => `${v} === null`,
  number: (v) => `typeof ${v} === 'number' && ${v} - ${v} === 0`,
  integer: (v) => `Number.isInteger(${v})`,
}

/** How a keyword is written: of the variable that has the value, what the keyword says, and the schema in which it does. */
type Write = (v: string, said: never, writer: Writer, part: Schema) => string

const keywords: Readonly<Record<string, Write>> = {
  type: (v, names: string | string[]) => anyOf([names].flat(), (name) => typeTest(name, v)),
  const: (v, value) => `${v} === ${literal(value)}`,
  enum: (v, values: unknown[]) => anyOf(values, (value) => `${v} === ${literal(value)}`),
  minimum: (v, limit, _writer, part) => ifOf('number', part, v, `${v} >= ${limit}`),
  maximum: (v, limit, _writer, part) => ifOf('number', part, v, `${v} <= ${limit}`),
  exclusiveMinimum: (v, limit, _writer, part) => ifOf('number', part, v, `${v} > ${limit}`),
  negativeZero: (v) => `!Object.is(${v}, -0)`,
  // counted in units, of which a character may have two
  minLength: (v, limit, _writer, part) => ifOf('string', part, v, `${v}.length >= ${2 * limit - 1}`),
  pattern: (v, source, _writer, part) => ifOf('string', part, v, `${new RegExp(source, 'u')}.test(${v})`),
  minItems: (v, limit, _writer, part) => ifOf('array', part, v, `${v}.length >= ${limit}`),
  maxItems: (v, limit, _writer, part) => ifOf('array', part, v, `${v}.length <= ${limit}`),
  // numbers that rise are unique; what is no scalar is equal to another by what it holds: there the answer stays in doubt
  uniqueItems: (v, _isAsked, _writer, part) =>
    ifOf(
      'array',
      part,
      v,
      `(${v}.every((item, index) => typeof item === 'number' && (index === 0 || item > ${v}[index - 1])) || ${v}.every((item) => typeof item !== 'object') && new Set(${v}).size === ${v}.length)`,
    ),
  items: (v, schema, writer, part) =>
    ifOf(
      'array',
      part,
      v,
      writer.call(
        v,
        (list) => `for (const item of ${list}) if (!(${writer.holds(schema, 'item')})) return false\nreturn true`,
      ),
    ),
  contains: (v, schema, writer, part) =>
    ifOf(
      'array',
      part,
      v,
      writer.call(
        v,
        (list) => `for (const item of ${list}) if (${writer.holds(schema, 'item')}) return true\nreturn false`,
      ),
    ),
  maxProperties: (v, limit, _writer, part) => ifOf('object', part, v, `Object.keys(${v}).length <= ${limit}`),
  required: (v, names: string[], _writer, part) =>
    ifOf(
      'object',
      part,
      v,
      allOf(names, (name) => `${v}[${literal(name)}] !== undefined`),
    ),
  properties: (v, members: Schema, writer, part) =>
    ifOf(
      'object',
      part,
      v,
      allOf(Object.entries(members), ([name, schema]) => writer.member(name, schema, v)),
    ),
  additionalProperties: (v, _none, writer, part) =>
    ifOf('object', part, v, writer.closed(Object.keys(part.properties as Schema), v)),
  allOf: (v, schemas: unknown[], writer) => allOf(schemas, (schema) => writer.holds(schema, v)),
  anyOf: (v, schemas: unknown[], writer) => anyOf(schemas, (schema) => writer.holds(schema, v)),
  not: (v, schema, writer) => `!(${writer.holds(schema, v)})`,
  if: (v, condition, writer, { then = true, else: otherwise = true }) =>
    `(${writer.holds(condition, v)}) ? (${writer.holds(then, v)}) : (${writer.holds(otherwise, v)})`,
  // written with `if`
  then: () => 'true',
  else: () => 'true',
}

/** Source text. */
export interface Expression {
  /** Declarations that the test needs. */
  readonly functions: readonly string[]
  /** An expression of `value`, which is true where every schema holds. */
  readonly test: string
}

/**
 * Schemas of an object. Throws where one has a keyword that this writer does not know. The type of a value has to be the first that a
 * schema says of it, and no member one that every object inherits.
 */
export function schemaExpression(schemas: readonly unknown[]): Expression {
  const writer = new Writer()
  const ofObject = (schema: unknown) => ({ type: 'object', ...(schema as Schema) })
  const test = writer.call('value', (value) => `return ${allOf(schemas, (it) => writer.holds(ofObject(it), value))}`)
  return { functions: writer.functions, test }
}

class Writer {
  readonly functions: string[] = []
  #variables: string[] = []
  #count = 0

  /** Declares a function of one value with its own variables, and calls it with one. */
  call(argument: string, write: (parameter: string) => string): string {
    const outer = this.#variables
    this.#variables = ['unused']
    const body = write('owner')
    const name = `holds${this.#count++}`
    this.functions.push(`function ${name}(owner) {\nlet ${this.#variables.join(', ')}\n${body}\n}`)
    this.#variables = outer
    return `${name}(${argument})`
  }

  /** A test of the value of a variable. */
  holds(schema: unknown, v: string): string {
    const part = schema as Schema
    return allOf(Object.entries(part), ([keyword, said]) => (keywords[keyword] as Write)(v, said as never, this, part))
  }

  /** A member keeps its schema where it is there. */
  member(name: string, schema: unknown, v: string): string {
    if (schema === true) return 'true'
    const member = `v${this.#count++}`
    this.#variables.push(member)
    return `(${member} = ${v}[${literal(name)}]) === undefined || (${this.holds(schema, member)})`
  }

  /** The value has no more members than it has of some names. */
  closed(names: readonly string[], v: string): string {
    const present = names.map((name) => `+(${v}[${literal(name)}] !== undefined)`)
    const count = this.call(v, (owner) => `let count = 0\nfor (const name in ${owner}) count++\nreturn count`)
    return `${count} === ${present.join(' + ')}`
  }
}

function typeTest(name: string, v: string): string {
  return (typeTests[name] as (value: string) => string)(v)
}

/** A test of values of one type alone, where the schema has not asked for this type before. */
function ifOf(type: string, part: Schema, v: string, test: string): string {
  return part.type === type ? test : `!(${typeTest(type, v)}) || (${test})`
}

function allOf<Item>(items: readonly Item[], write: (item: Item) => string): string {
  return items.map((item) => `(${write(item)})`).join(' && ') || 'true'
}

function anyOf<Item>(items: readonly Item[], write: (item: Item) => string): string {
  return items.map((item) => `(${write(item)})`).join(' || ')
}

/** A scalar as source text. */
export function literal(value: unknown): string {
  return JSON.stringify(value)
}
