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
 * every other time one that not every log has, at times how deep inside, then a kind of place, then one of that kind. A log
 * has a hundred texts of tools for each mark of a seed, and rules speak of either. Places are of one kind if the same
 * members lead there, by elements of the same `type` or `role`.
 */
export function anyPlace(document: unknown, fits: (place: Place) => boolean, draw: Draw): Place | undefined {
  const fitting = kindsIn(document).flatMap(({ places, ...kind }) => {
    const some = places.filter(fits)
    return some.length > 0 ? [{ ...kind, places: some }] : []
  })
  if (fitting.length === 0) return undefined
  const rare = draw.chance(1, 2) ? fitting.filter(({ record }) => record !== common) : []
  const kinds = oneGroup(rare.length > 0 ? rare : fitting, ({ record }) => record, draw)
  return draw.of(draw.of(draw.chance(1, 4) ? oneGroup(kinds, ({ depth }) => depth, draw) : kinds).places)
}

/** Places of one kind, what they are in, and how deep they are. */
interface Kind {
  readonly places: readonly Place[]
  readonly record: string
  readonly depth: number
}

/** Documents do not change, and one that is damaged in many ways is looked at each time. */
const known = new WeakMap<object, readonly Kind[]>()

function kindsIn(document: unknown): readonly Kind[] {
  if (typeof document !== 'object' || document === null) return [{ places: [[[], document]], record: '', depth: 0 }]
  const found = known.get(document)
  if (found) return found
  const byKind = new Map<string, Place[]>()
  addKinds(byKind, document, '', [])
  const kinds = [...byKind].map(([kind, places]) => ({
    places,
    record: recordOf(kind),
    depth: places[0]?.[0].length ?? 0,
  }))
  known.set(document, kinds)
  return kinds
}

/** Those that are alike in something, as likely as those that are alike otherwise. */
function oneGroup<Item>(items: readonly Item[], keyOf: (item: Item) => unknown, draw: Draw): Item[] {
  const key = draw.of([...new Set(items.map(keyOf))])
  return items.filter((item) => keyOf(item) === key)
}

/** The record of what every log has. */
const common = 'common'

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
  if (isCommon) return common
  return record || (kind.includes('/*') ? kind.replace(/\/\*.*/, '') : (kind.split('/')[1] ?? ''))
}

/** Takes in every place of a document by its kind, the whole first, then as they are written. */
function addKinds(byKind: Map<string, Place[]>, value: unknown, kind: string, path: Path): void {
  const known = byKind.get(kind)
  if (known) known.push([path, value])
  else byKind.set(kind, [[path, value]])
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) addKinds(byKind, item, `${kind}/*`, [...path, index])
    return
  }
  const { type, role } = value as JsonObject
  const named = [type, role].find((it) => typeof it === 'string')
  const own = named === undefined ? kind : `${kind}(${named})`
  for (const [name, member] of Object.entries(value)) addKinds(byKind, member, `${own}/${name}`, [...path, name])
}
