import type { JsonObject } from '../../spec/reference/verdict.js'
import type { Draw } from '../draw.js'

/** Members and indices that lead to a value in a document. */
export type Path = readonly (string | number)[]

/** Every value of a document with the way to it, the whole first, then as they are written. */
export function* placesIn(document: unknown, path: Path = []): Generator<readonly [Path, unknown]> {
  yield [path, document]
  if (typeof document !== 'object' || document === null) return
  const members = Array.isArray(document) ? document.entries() : Object.entries(document)
  for (const [key, value] of members) yield* placesIn(value, [...path, key])
}

/** What stands at a place; undefined where nothing does. */
export function valueAt(document: unknown, path: Path): unknown {
  let found = document
  for (const key of path) found = typeof found === 'object' && found !== null ? (found as JsonObject)[key] : undefined
  return found
}

/** A document with another value at a place. What is not on the way there is shared with the first. */
export function withValue<Document>(document: Document, path: Path, value: unknown): Document {
  const [key, ...rest] = path
  if (key === undefined) return value as Document
  const inside = withValue((document as JsonObject)[key], rest, value)
  if (Array.isArray(document)) return document.with(Number(key), inside) as Document
  return withMember(document as JsonObject, String(key), inside) as Document
}

/** A document without a member, or without an element of a list. */
export function withoutPlace<Document>(document: Document, path: Path): Document {
  const [key, ...rest] = path
  if (key === undefined) return document
  if (rest.length > 0) return withValue(document, [key], withoutPlace((document as JsonObject)[key], rest))
  if (Array.isArray(document)) return document.toSpliced(Number(key), 1) as Document
  return Object.fromEntries(Object.entries(document as object).filter(([name]) => name !== key)) as Document
}

/** An object with a member in its place, or at the end; `__proto__` is a name like any other. */
export function withMember(object: JsonObject, name: string, value: unknown): JsonObject {
  const members = Object.entries(object)
  const at = members.findIndex(([it]) => it === name)
  return Object.fromEntries(at < 0 ? [...members, [name, value]] : members.with(at, [name, value]))
}

/** A value in a document, and the way to it. */
export type Place = readonly [path: Path, value: unknown]

/**
 * One of the places of a document that fit, so that what is rare is met as often as what is not: first a kind of record,
 * at times how deep inside, then a kind of place, then one of that kind. A log has a hundred texts of tools for each mark of a
 * seed, and rules speak of either. Places are of one kind if the same members lead there, by elements of the same `type`, or `role`.
 */
export function anyPlace(document: unknown, fits: (place: Place) => boolean, draw: Draw): Place | undefined {
  const found = [...kindsIn(document, '', [])].filter(([, place]) => fits(place))
  if (found.length === 0) return undefined
  const rare = draw.chance(1, 2) ? found.filter(([kind]) => recordOf(kind) !== 'common') : []
  const records = oneGroup(rare.length > 0 ? rare : found, ([kind]) => recordOf(kind), draw)
  const deep = draw.chance(1, 4) ? oneGroup(records, ([, [path]]) => path.length, draw) : records
  return draw.of(oneGroup(deep, ([kind]) => kind, draw))[1]
}

/** Those that are alike in something, as likely as those that are alike otherwise. */
function oneGroup<Item>(items: readonly Item[], keyOf: (item: Item) => unknown, draw: Draw): Item[] {
  const keys = items.map(keyOf)
  const key = draw.of([...new Set(keys)])
  return items.filter((_, index) => keys[index] === key)
}

/**
 * The outermost element that has a type, or the list that leads to what is in none; outside of lists, the outermost member.
 * What every log has is one more.
 */
function recordOf(kind: string): string {
  const [, record = '', rest = ''] = /^([^(]*\([^)]*\))(.*)$/.exec(kind) ?? []
  const isCommon =
    /\((session|turn\/start|step\/start)\)$/.test(record) ||
    kind.startsWith('/session/header') ||
    /^\/(type|seq|time)$/.test(rest)
  if (isCommon) return 'common'
  return record || (kind.includes('/*') ? kind.replace(/\/\*.*/, '') : (kind.split('/')[1] ?? ''))
}

function* kindsIn(value: unknown, kind: string, path: Path): Generator<readonly [string, Place]> {
  yield [kind, [path, value]]
  if (typeof value !== 'object' || value === null) return
  const { type, role } = value as JsonObject
  const name = [type, role].find((it) => typeof it === 'string')
  const own = Array.isArray(value) || name === undefined ? kind : `${kind}(${name})`
  if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* kindsIn(item, `${own}/*`, [...path, index])
  else for (const [name, member] of Object.entries(value)) yield* kindsIn(member, `${own}/${name}`, [...path, name])
}
