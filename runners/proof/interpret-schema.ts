import type { ConstraintFault, Schema, Validate, ValidatorSource } from '../../spec/reference/validators.js'
import { step } from '../../spec/reference/verdict.js'

/** Learns of each keyword that was asked about a value of its type, by its path in the schema. */
export type OnAsked = (schemaPath: string) => void

/** Judges a value at a place and adds what does not hold to the faults. */
type Check = (value: unknown, at: string, faults: ConstraintFault[]) => void

/**
 * JSON Schema as the notes mean it, a second time and without Ajv: a schema becomes closures, which is done in a
 * thousandth of the time that compiling it takes, and it can say which keywords were asked. Faults come in the order of
 * Ajv. Throws on a keyword that it does not know, so that none is passed over in silence.
 */
export function interpretSchema(schema: Schema, onAsked?: OnAsked): Validate {
  const check = checkOf(schema, '#', onAsked)
  const validate: Validate = (value) => {
    const faults: ConstraintFault[] = []
    check(value, '', faults)
    validate.errors = faults.length === 0 ? null : faults
    return faults.length === 0
  }
  return validate
}

/** Validators that need no compiling. One serves for both questions. */
export const interpretValidators: ValidatorSource = ({ schema }) => {
  const validate = interpretSchema(schema())
  return { first: validate, every: validate }
}

/** Whether a value of the type of a keyword satisfies it. */
type Test = (value: never, limit: never) => boolean
type ValueType = 'number' | 'string' | 'array' | 'object'

const typeTests: Readonly<Record<string, (value: unknown) => boolean>> = {
  object: isPlain,
  array: Array.isArray,
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  number: isFiniteNumber,
  integer: Number.isInteger,
}

/** Keywords that ask a value by itself, in the order in which faults are told. */
const scalarKeywords: readonly (readonly [string, ValueType, Test])[] = [
  ['maximum', 'number', (value: number, limit: number) => value <= limit],
  ['minimum', 'number', (value: number, limit: number) => value >= limit],
  ['exclusiveMinimum', 'number', (value: number, limit: number) => value > limit],
  ['negativeZero', 'number', (value: number, isAllowed: boolean) => isAllowed || !Object.is(value, -0)],
  ['maxLength', 'string', (value: string, limit: number) => [...value].length <= limit],
  ['minLength', 'string', (value: string, limit: number) => [...value].length >= limit],
  ['pattern', 'string', (value: string, pattern: string) => new RegExp(pattern, 'u').test(value)],
]

const listKeywords: typeof scalarKeywords = [
  ['maxItems', 'array', (value: unknown[], limit: number) => value.length <= limit],
  ['minItems', 'array', (value: unknown[], limit: number) => value.length >= limit],
  ['uniqueItems', 'array', (value: unknown[], isAsked: boolean) => !isAsked || isUnique(value)],
]

const memberKeywords: typeof scalarKeywords = [
  ['maxProperties', 'object', (value: object, limit: number) => Object.keys(value).length <= limit],
]

type Below = (path: string, schema: Schema) => Check
type Writer = (limit: never, path: string, below: Below, onAsked: OnAsked | undefined, schema: Schema) => Check

/** Keywords that hold schemas, or whose faults name a member. */
const writers: Readonly<Record<string, Writer>> = {
  not: (schema: Schema, path, below) => {
    const check = below(path, schema)
    return (value, at, faults) => {
      if (holds(check, value)) faults.push(fault(path, at))
    }
  },
  anyOf: (schemas: Schema[], path, below) => {
    const checks = schemas.map((schema, index) => below(`${path}/${index}`, schema))
    return (value, at, faults) => {
      if (!checks.some((check) => holds(check, value))) faults.push(fault(path, at))
    }
  },
  allOf: (schemas: Schema[], path, below) => {
    const checks = schemas.map((schema, index) => below(`${path}/${index}`, schema))
    return (value, at, faults) => {
      for (const check of checks) check(value, at, faults)
    }
  },
  if: (schema: Schema, path, below, _onAsked, owner) => {
    const stem = path.slice(0, -'if'.length)
    const condition = below(path, schema)
    const yes = below(`${stem}then`, (owner.then ?? {}) as Schema)
    const no = below(`${stem}else`, (owner.else ?? {}) as Schema)
    return (value, at, faults) => (holds(condition, value) ? yes : no)(value, at, faults)
  },
  items: (schema: Schema, path, below) => {
    const check = below(path, schema)
    return (value, at, faults) => {
      if (Array.isArray(value)) for (const [index, item] of value.entries()) check(item, `${at}/${index}`, faults)
    }
  },
  contains: (schema: Schema, path, below) => {
    const check = below(path, schema)
    return (value, at, faults) => {
      if (Array.isArray(value) && !value.some((item) => holds(check, item))) faults.push(fault(path, at))
    }
  },
  required: (members: string[], path, _below, onAsked) => {
    return (value, at, faults) => {
      if (!isPlain(value)) return
      for (const member of members) {
        onAsked?.(`${path}/${member}`)
        if (!has(value, member)) faults.push({ ...fault(path, at), params: { missingProperty: member } })
      }
    }
  },
  additionalProperties: (schema: Schema | boolean, path, below, onAsked, owner) => {
    const named = new Set(Object.keys((owner.properties ?? {}) as Schema))
    const check = typeof schema === 'object' ? below(path, schema) : undefined
    return (value, at, faults) => {
      if (!isPlain(value) || schema === true) return
      onAsked?.(path)
      for (const member of Object.keys(value).filter((name) => !named.has(name))) {
        if (check) check(value[member], at + step(member), faults)
        else faults.push({ ...fault(path, at), params: { additionalProperty: member } })
      }
    }
  },
  properties: (schemas: Record<string, Schema | boolean>, path, below) => {
    const checks = Object.entries(schemas).flatMap(([member, schema]) =>
      typeof schema === 'object' ? [[member, step(member), below(`${path}/${encoded(member)}`, schema)] as const] : [],
    )
    return (value, at, faults) => {
      if (!isPlain(value)) return
      for (const [member, pointer, check] of checks) {
        if (has(value, member)) check(value[member], at + pointer, faults)
      }
    }
  },
}

const knownKeywords = new Set([
  ...['type', 'const', 'enum', 'then', 'else'],
  ...[...scalarKeywords, ...listKeywords, ...memberKeywords].map(([keyword]) => keyword),
  ...Object.keys(writers),
])

function checkOf(schema: Schema, path: string, onAsked: OnAsked | undefined): Check {
  const unknown = Object.keys(schema).find((keyword) => !knownKeywords.has(keyword))
  if (unknown !== undefined) throw new Error(`${path} has the keyword ${unknown}, which is not interpreted`)
  const below: Below = (at, child) => checkOf(child, at, onAsked)
  const tests = (keywords: typeof scalarKeywords) =>
    keywords.flatMap(([keyword, of, test]) => {
      const limit = schema[keyword]
      if (limit === undefined) return []
      const isOfType = of === 'number' ? isFiniteNumber : (typeTests[of] as (value: unknown) => boolean)
      return tested(`${path}/${keyword}`, (value) => test(value as never, limit as never), onAsked, isOfType)
    })
  const write = (...keywords: string[]) =>
    keywords.flatMap((keyword) => {
      const limit = schema[keyword]
      if (limit === undefined) return []
      const place = `${path}/${keyword}`
      const check = (writers[keyword] as Writer)(limit as never, place, below, onAsked, schema)
      return ['if', 'not', 'anyOf', 'contains'].includes(keyword) ? asked(check, place, onAsked) : check
    })
  const checks = [
    ...ofAnyType(schema, path, onAsked, 'type'),
    ...tests(scalarKeywords),
    ...ofAnyType(schema, path, onAsked, 'const', 'enum'),
    ...write('not', 'anyOf', 'allOf', 'if'),
    ...tests(listKeywords),
    ...write('items', 'contains'),
    ...tests(memberKeywords),
    ...write('required', 'additionalProperties', 'properties'),
  ]
  return (value, at, faults) => {
    for (const check of checks) check(value, at, faults)
  }
}

function ofAnyType(schema: Schema, path: string, onAsked: OnAsked | undefined, ...keywords: string[]): Check[] {
  const tests: Record<string, (limit: unknown) => (value: unknown) => boolean> = {
    type: (limit) => {
      const names = [limit].flat().map((name) => typeTests[String(name)] as (value: unknown) => boolean)
      return (value) => names.some((test) => test(value))
    },
    const: (limit) => (value) => isSame(value, limit),
    enum: (limit) => (value) => (limit as unknown[]).some((choice) => isSame(value, choice)),
  }
  return keywords.flatMap((keyword) => {
    const limit = schema[keyword]
    return limit === undefined ? [] : tested(`${path}/${keyword}`, (tests[keyword] as never as Maker)(limit), onAsked)
  })
}

type Maker = (limit: unknown) => (value: unknown) => boolean

function tested(
  path: string,
  test: (value: unknown) => boolean,
  onAsked: OnAsked | undefined,
  isOfType: (value: unknown) => boolean = () => true,
): Check {
  return (value, at, faults) => {
    if (!isOfType(value)) return
    onAsked?.(path)
    if (!test(value)) faults.push(fault(path, at))
  }
}

function asked(check: Check, path: string, onAsked: OnAsked | undefined): Check {
  if (!onAsked) return check
  return (value, at, faults) => {
    onAsked(path)
    check(value, at, faults)
  }
}

function holds(check: Check, value: unknown): boolean {
  const faults: ConstraintFault[] = []
  check(value, '', faults)
  return faults.length === 0
}

function fault(schemaPath: string, instancePath: string): ConstraintFault {
  return { schemaPath, instancePath, params: {} }
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isFiniteNumber(value: unknown): boolean {
  return Number.isFinite(value)
}

function has(value: Readonly<Record<string, unknown>>, member: string): boolean {
  return Object.hasOwn(value, member) && value[member] !== undefined
}

function isUnique(items: readonly unknown[]): boolean {
  return items.every((item, index) => !items.slice(0, index).some((other) => isSame(item, other)))
}

/** Equality of JSON values: `0` equals `-0`, members in any order. */
function isSame(left: unknown, right: unknown): boolean {
  if (left === right) return true
  if (Array.isArray(left) || Array.isArray(right)) {
    if (!Array.isArray(left) || !Array.isArray(right) || left.length !== right.length) return false
    return left.every((item, index) => isSame(item, right[index]))
  }
  if (!isPlain(left) || !isPlain(right)) return false
  const names = Object.keys(left)
  if (names.length !== Object.keys(right).length) return false
  return names.every((name) => Object.hasOwn(right, name) && isSame(left[name], right[name]))
}

/** A member as Ajv writes it in the path of a schema. */
function encoded(member: string): string {
  return encodeURIComponent(member.replaceAll('~', '~0').replaceAll('/', '~1'))
}
