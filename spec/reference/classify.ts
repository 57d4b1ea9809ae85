import type { EventRecord, FormatRecord } from '../rule-record.js'
import { unparsable } from './codec/unparsable.js'
import type { Kind } from './judge.js'
import { partsOf } from './parts.js'
import { isObject } from './verdict.js'

/** `codec`: the types that the codec knows by itself; `format`: the format's own table; a set: what a caller installed. */
export type Vocabulary = 'codec' | 'format' | ReadonlySet<string>

/**
 * Who classifies. Whoever adopts an event knows the surface types in any case. A `restorer` knows those alone that the
 * vocabulary lists, in V3 with all that are not marked as added (note 0007, Decision).
 */
export type Reader = 'adopter' | 'restorer'

/** Finds the kind of a record: its placement class, and the constraint trees that judge it. */
export type Classify<Found extends Kind = Kind> = (record: unknown) => Found

/**
 * Classifies the records of a format. Surface types are fixed by the format. The rest is log-only where the reader knows
 * the type; an unknown type is opaque when it is ignorable, and `unknown` otherwise. `make` may add to a kind what a
 * caller wants to find with it.
 */
export function classifier(format: FormatRecord, vocabulary: Vocabulary, reader?: Reader): Classify
export function classifier<Found extends Kind>(
  format: FormatRecord,
  vocabulary: Vocabulary,
  reader: Reader,
  make: (kind: Kind) => Found,
): Classify<Found>
export function classifier(
  format: FormatRecord,
  vocabulary: Vocabulary,
  reader: Reader = 'adopter',
  make: (kind: Kind) => Kind = (kind) => kind,
): Classify {
  const unparsed = make({ targets: [] }) // no JSON value: nothing but `framing.json` speaks of it
  const envelope = make({ targets: ['event'] })
  const parts = (type: string) => partsOf(type).filter((target) => Object.hasOwn(format.targets, target))
  const kindOf = (placement: string, type?: string): Kind =>
    make({
      placement,
      ...(type === undefined ? {} : { type, index: format.events.findIndex((row) => row.type === type) }),
      targets: ['event', `placement:${placement}`, ...(type === undefined ? [] : [`data:${type}`, ...parts(type)])],
    })
  const [opaque, logOnly] = [kindOf('opaque'), kindOf('log-only')]
  // the restorer of V3 looks at placement before it looks at what it knows (note 0003, Placement)
  const isLeftAlone = reader === 'restorer' && format.format <= 3
  const unknown = isLeftAlone ? make({ placement: 'unknown', targets: ['event'] }) : kindOf('unknown')
  const isInstalled = (row: EventRecord) => {
    if (vocabulary === 'format') return true
    if (vocabulary !== 'codec' && vocabulary.has(row.type)) return true
    if (reader === 'restorer') return format.format <= 3 && !row.added
    return row.placement !== 'log-only' || (vocabulary === 'codec' && !row.installed)
  }
  const known = new Map<string, { readonly kind: Kind; readonly ignorable: Kind }>()
  for (const row of format.events.filter(isInstalled)) {
    const kind = kindOf(row.placement, row.type)
    known.set(row.type, { kind, ignorable: row.exempt && vocabulary === 'codec' ? kindOf(row.placement) : kind })
  }
  return (record) => {
    if (record === unparsable) return unparsed
    if (!isObject(record)) return envelope
    const { type, ignorable } = record // read as they are, since no object inherits members of these names
    const isIgnorable = ignorable === true
    if (typeof type !== 'string') return opaque
    const entry = known.get(type)
    if (entry) return isIgnorable ? entry.ignorable : entry.kind
    if (vocabulary !== 'codec' && vocabulary !== 'format' && vocabulary.has(type)) return logOnly
    // the codec does not judge what it does not know; a reader with a vocabulary does, unless it may be ignored
    return vocabulary === 'codec' || isIgnorable ? opaque : unknown
  }
}
