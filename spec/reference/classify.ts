import type { FormatRecord } from '../rule-record.js'
import { unparsable } from './codec/lines.js'
import type { Kind } from './judge.js'
import { isObject, own } from './verdict.js'

/** `codec`: the types that the codec knows by itself; `format`: the format's own table; a set: what a caller installed. */
export type Vocabulary = 'codec' | 'format' | ReadonlySet<string>

/** Finds the kind of a record: its placement class, and the constraint trees that judge it. */
export type Classify = (record: unknown) => Kind

/**
 * Classifies the records of a format. Surface types are fixed by the format. The rest is log-only where the reader knows
 * the type; an unknown type is opaque when it is ignorable, and `unknown` otherwise.
 */
export function classifier(format: FormatRecord, vocabulary: Vocabulary): Classify {
  const unparsed: Kind = { targets: [] } // no JSON value: nothing but `framing.json` speaks of it
  const envelope: Kind = { targets: ['event'] }
  const kinds = new Map<string, Kind>()
  const kind = (placement: string, type: string | undefined): Kind => {
    const key = `${placement} ${type}`
    const found = kinds.get(key)
    if (found) return found
    const targets = ['event', `placement:${placement}`, ...(type === undefined ? [] : [`data:${type}`])]
    kinds.set(key, { placement, targets })
    return kinds.get(key) as Kind
  }
  const unknown = (isIgnorable: boolean): Kind => {
    // the codec does not judge what it does not know; a reader with a vocabulary does, unless it may be ignored
    return kind(vocabulary === 'codec' || isIgnorable ? 'opaque' : 'unknown', undefined)
  }
  const known = new Map(format.events.map((row) => [row.type, row]))
  const isInstalled = (type: string) => {
    if (vocabulary === 'codec') return known.get(type)?.installed === false
    return vocabulary === 'format' ? known.has(type) : vocabulary.has(type)
  }
  return (record) => {
    if (record === unparsable) return unparsed
    if (!isObject(record)) return envelope
    const type = own(record, 'type')
    const isIgnorable = own(record, 'ignorable') === true
    if (typeof type !== 'string') return kind('opaque', undefined)
    const row = known.get(type)
    if (!row || (row.placement === 'log-only' && !isInstalled(type))) {
      return isInstalled(type) ? kind('log-only', undefined) : unknown(isIgnorable)
    }
    if (row.exempt && isIgnorable && vocabulary === 'codec') return kind(row.placement, undefined)
    return kind(row.placement, type)
  }
}
