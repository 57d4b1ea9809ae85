import type { RefusalClass } from '../rule-record.js'

export type JsonObject = { readonly [member: string]: unknown }

/** A rule that does not hold, and the RFC 6901 pointer to the value that breaks it (`""` is the whole record). */
export interface Breach {
  readonly rule: string
  readonly at: string
}

/** Why an input was refused (design section 3). `row` 0 is the header, row n the n-th record after it. */
export interface Refusal {
  readonly outcome: 'refuse'
  readonly class: RefusalClass
  readonly rule: string
  readonly row?: number
  readonly at: string
  /** What the one who made the request or read the stream calls the failure. */
  readonly code?: string
  /** For people only. */
  readonly message: string
}

export interface Session {
  readonly header: JsonObject
  readonly events: readonly JsonObject[]
  /** The cut: how many events a seeded Session inherited. */
  readonly inheritedEventCount: number
}

/** A breach of a `should` rule in an input that is accepted. */
export interface Warning {
  readonly rule: string
  readonly row?: number
  readonly at: string
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The member of an object if it is its own, so that `__proto__` and `constructor` are data like any other. */
export function own(value: unknown, key: string): unknown {
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined
}

/** The same along a path of members. */
export function ownPath(value: unknown, ...path: string[]): unknown {
  let found = value
  for (const key of path) found = own(found, key)
  return found
}

const nothing: JsonObject = Object.freeze({})

/**
 * A value as an object, or an empty one, to read members of it as they are: only members with names that no object
 * inherits, where that comes to the same as asking for own ones and costs a fraction.
 */
export function asObject(value: unknown): JsonObject {
  return isObject(value) ? value : nothing
}

/** A value as a list, or an empty one. */
export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** What {@link asObject} gives of the data of an event, which is what most rules on relations ask for. */
export function dataOf(event: JsonObject): JsonObject {
  return asObject(event.data)
}

/** A non-negative safe integer that is not negative zero: what the format calls a count. */
export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0 && !Object.is(value, -0)
}

/** An RFC 6901 pointer. */
export function pointer(way: readonly (string | number)[]): string {
  return way.map(step).join('')
}

/** One RFC 6901 step. */
export function step(segment: string | number): string {
  return `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`
}
