import type { PlaceRecord } from '../../../rule-record.js'
import { isObject, type JsonObject } from '../../verdict.js'
import { withElements, withMember } from '../changed.js'

/** A place in the events of a type, and what its table says of it. */
export interface Place<Row extends PlaceRecord = PlaceRecord> {
  readonly row: Row
  /** The members that lead to it; `*` is each element of a list. */
  readonly path: readonly string[]
}

export type PlacesByType<Row extends PlaceRecord = PlaceRecord> = ReadonlyMap<string, readonly Place<Row>[]>

/** The places of a table, by the type of the events that have them. */
export function placesByType<Row extends PlaceRecord>(rows: readonly Row[]): PlacesByType<Row> {
  const places = new Map<string, Place<Row>[]>()
  for (const row of rows) {
    const place = { row, path: row.at.split('/').slice(1) }
    places.set(row.type, [...(places.get(row.type) ?? []), place])
  }
  return places
}

/** A record with every value at its places changed; the record itself where there is nothing to change. */
export function changeAtPlaces<Row extends PlaceRecord>(
  record: JsonObject,
  places: readonly Place<Row>[],
  change: (value: unknown, row: Row) => unknown,
): JsonObject {
  let changed: unknown = record
  for (const { row, path } of places) changed = changeAt(changed, path, 0, (value) => change(value, row))
  return changed as JsonObject
}

/** What is not there stays away, and what does not change is shared with the value that was given. */
function changeAt(
  value: unknown,
  path: readonly string[],
  depth: number,
  change: (value: unknown) => unknown,
): unknown {
  const segment = path[depth]
  if (segment === undefined) return change(value)
  if (segment === '*')
    return Array.isArray(value) ? withElements(value, (element) => changeAt(element, path, depth + 1, change)) : value
  if (!isObject(value) || !Object.hasOwn(value, segment)) return value
  return withMember(value, segment, changeAt(value[segment], path, depth + 1, change))
}
