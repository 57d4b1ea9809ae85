import type { FormatRecord } from '../rule-record.js'
import { isObject, type JsonObject } from './verdict.js'

/** Which schemas judge an event: `[target, value of that target, pointer to it]`. */
export type Targeting = (record: unknown) => readonly (readonly [target: string, value: unknown, at: string])[]

/**
 * Finds the placement class of an event. Surface types are fixed by the format. The rest is log-only where the reader
 * knows the type; an unknown type is opaque when it is ignorable, and `unknown` otherwise.
 */
export function targeting(format: FormatRecord, vocabulary: Vocabulary): Targeting {
  const rows = new Map(format.events.map((row) => [row.type, row]))
  const isKnown = (type: string) => {
    if (vocabulary !== 'codec') return vocabulary === 'format' ? rows.has(type) : vocabulary.has(type)
    const row = rows.get(type)
    return row !== undefined && !row.installed
  }
  const placementOf = (event: JsonObject): string => {
    const type = Object.hasOwn(event, 'type') ? event['type'] : undefined
    if (typeof type !== 'string') return 'opaque'
    const row = rows.get(type)
    if (row && row.placement !== 'log-only') return row.placement
    if (isKnown(type)) return row?.placement ?? 'log-only'
    return Object.hasOwn(event, 'ignorable') && event['ignorable'] === true ? 'opaque' : 'unknown'
  }
  return (record) => {
    if (!isObject(record)) return [['event', record, '']]
    const type = Object.hasOwn(record, 'type') ? record['type'] : undefined
    const data = Object.hasOwn(record, 'data') ? record['data'] : undefined
    return [
      ['event', record, ''],
      [`placement:${placementOf(record)}`, record, ''],
      [`data:${String(type)}`, data, '/data'],
    ]
  }
}

/** `codec`: the types that the codec knows by itself; `format`: the format's own table; a set: what a caller installed. */
export type Vocabulary = 'codec' | 'format' | ReadonlySet<string>
