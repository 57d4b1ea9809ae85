import type { FormatRecord } from '../rule-record.js'
import { unparsable } from './codec/lines.js'
import type { Parts } from './judge.js'
import { isObject, type JsonObject } from './verdict.js'

/** What a record of a log is judged by: the envelope, its placement class, and the data of its type. */
export type Targeting = (record: unknown) => Parts

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
    const type = Object.hasOwn(event, 'type') ? event.type : undefined
    if (typeof type !== 'string') return 'opaque'
    const row = rows.get(type)
    if (row && row.placement !== 'log-only') return row.placement
    if (isKnown(type)) return row?.placement ?? 'log-only'
    // the codec does not judge what it does not know; a reader with a vocabulary does, unless it may be ignored
    const isIgnorable = Object.hasOwn(event, 'ignorable') && event.ignorable === true
    return vocabulary === 'codec' || isIgnorable ? 'opaque' : 'unknown'
  }
  return (record) => {
    if (record === unparsable) return { targets: [] } // no JSON value: nothing but `framing.json` speaks of it
    if (!isObject(record)) return { targets: [['event', record, '']] }
    const type = Object.hasOwn(record, 'type') ? record.type : undefined
    const data = Object.hasOwn(record, 'data') ? record.data : undefined
    const placement = placementOf(record)
    const isExempt = vocabulary === 'codec' && record.ignorable === true && rows.get(String(type))?.exempt === true
    if (isExempt) return { placement, targets: [['event', record, '']] }
    return {
      placement,
      targets: [
        ['event', record, ''],
        [`placement:${placement}`, record, ''],
        [`data:${String(type)}`, data, '/data'],
      ],
    }
  }
}

/** `codec`: the types that the codec knows by itself; `format`: the format's own table; a set: what a caller installed. */
export type Vocabulary = 'codec' | 'format' | ReadonlySet<string>
