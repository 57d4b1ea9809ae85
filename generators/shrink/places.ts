import type { JsonObject } from '../../spec/reference/verdict.js'

/** Members and indices that lead to a value in a document. */
export type Path = readonly (string | number)[]

/** Every value of a document with the way to it, the whole first, then as they are written. */
export function* placesIn(document: unknown, path: Path = []): Generator<readonly [Path, unknown]> {
  yield [path, document]
  if (typeof document !== 'object' || document === null) return
  const members = Array.isArray(document) ? document.entries() : Object.entries(document)
  for (const [key, value] of members) yield* placesIn(value, [...path, key])
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
