import type { WatchRefusal } from '../admission/watch-log.js'
import { openReader } from '../codec/reader.js'
import type { Dropped, Recovery } from '../codec/reading.js'
import type { Decompressor } from '../codec/zstd/decompressor.js'
import type { FormatReference, Reference } from '../reference.js'
import type { JsonObject, Refusal, Session } from '../verdict.js'
import type { Edge } from './edge.js'

/** A log as a file, or as the events that it holds. */
export type Source =
  | { readonly bytes: Uint8Array; readonly recovery: Recovery; readonly decompressor?: Decompressor | undefined }
  | { readonly session: UnjudgedSession }

/** A Session whose events may be anything: what is wrong with them is for the edge to say. */
export type UnjudgedSession = Omit<Session, 'events'> & { readonly events: readonly unknown[] }

export interface Route {
  readonly from: number
  readonly to: number
  /** What is known of the Sessions that the source started; undefined where nobody looked. */
  readonly children?: readonly unknown[] | undefined
}

export interface Migrated {
  readonly outcome: 'accept'
  readonly session: Session
  /** Present exactly when rows of the source were withheld. */
  readonly dropped?: Dropped
}

/**
 * Takes a log over one edge after the other (notes 0015 to 0017), and holds what comes out against the restorer of its
 * format. The decoder, the edges and the restorer refuse in that order of rows: a fault of an earlier row comes first,
 * and the restorer speaks last, except on the header. Nothing of the source is changed. Throws where no edge leads from
 * the one format to the other: there is no way back.
 */
export function migrate(reference: Reference, source: Source, route: Route): Migrated | Refusal {
  if (route.to <= route.from) throw new RangeError(`no edge leads from format ${route.from} to format ${route.to}`)
  const events: JsonObject[] = []
  const keep = (event: JsonObject) => void events.push(event)
  if ('session' in source) {
    const { header, inheritedEventCount } = source.session
    const migration = openMigration(reference, header, route, keep)
    if ('outcome' in migration) return withoutFormat(migration)
    for (const event of source.session.events) {
      const refused = migration.event(event)
      if (refused) return withoutFormat(refused)
    }
    return migrated(migration, inheritedEventCount, events)
  }
  const { bytes, recovery, decompressor } = source
  const { codec } = formatOf(reference, route.from)
  let migration: Migration | MigrationRefusal | undefined
  const reader = openReader(codec(), {
    recovery,
    decompressor,
    onHeader: (header) => {
      migration = openMigration(reference, header, route, keep)
    },
    onEvent: (event) => {
      if (migration && !('outcome' in migration)) migration = migration.event(event) ?? migration
    },
  })
  reader.write(bytes)
  const read = reader.end()
  if (migration && 'outcome' in migration) return withoutFormat(migration)
  if (read.outcome === 'refuse') return read
  const { inheritedEventCount, dropped } = read
  const done = migrated(migration as unknown as Migration, inheritedEventCount, events)
  return done.outcome === 'accept' && dropped ? { ...done, dropped } : done
}

/** One log on its way over the edges of a route, held against the restorer of the last format as it comes out. */
export interface Migration {
  /** The header of the target. */
  readonly header: JsonObject
  /** A refusal by an edge. After one it must not be asked again. */
  event(event: unknown): MigrationRefusal | undefined
  /** The source ends here, with its cut: the cut of the target. */
  end(cut: number): { readonly outcome: 'accept'; readonly cut: number } | MigrationRefusal
}

/** A refusal, and the format of the log in which its row is found: that of the source of an edge, or of the target. */
export type MigrationRefusal = Refusal & { readonly format: number }

/** Opens the edges of a route, each of which emits into the next. `emit` takes the events of the target. */
export function openMigration(
  reference: Reference,
  header: JsonObject,
  { from, to, children }: Route,
  emit: (event: JsonObject) => void,
): Migration | MigrationRefusal {
  let refused: MigrationRefusal | undefined
  // an edge further on may refuse while an earlier one is still at its event: the first to speak counts
  const refuse = (index: number, refusal: Refusal | undefined) => {
    if (refusal) refused ??= { ...refusal, format: from + index }
  }
  const edges: Edge[] = []
  let last = header
  for (let format = from; format < to; format++) {
    const index = edges.length + 1
    const edge = formatOf(reference, format).openEdge(last, children, (event) => {
      const next = edges[index]
      if (next) refuse(index, next.event(event))
      else target(event)
    })
    if ('outcome' in edge) return { ...edge, format }
    edges.push(edge)
    last = edge.header
  }
  const watch = formatOf(reference, to).openLog(last, 'restore')
  if ('outcome' in watch) return { ...ofLog(watch), format: to } // a header that cannot be comes before any event
  let withheld: WatchRefusal | undefined
  const target = (event: JsonObject) => {
    emit(event)
    // an edge may still refuse, which comes first
    withheld ??= watch.event(event)
  }
  return {
    header: last,
    event: (event) => {
      refuse(0, edges[0]?.event(event))
      return refused
    },
    end: (cut) => {
      let reached = cut
      for (const [index, edge] of edges.entries()) {
        const ended = edge.end(reached)
        if (refused) return refused
        if (ended.outcome === 'refuse') return { ...ended, format: from + index }
        reached = ended.cut
      }
      const verdict = withheld ?? watch.end(reached)
      return verdict ? { ...ofLog(verdict), format: to } : { outcome: 'accept', cut: reached }
    },
  }
}

function migrated(migration: Migration, cut: number, events: readonly JsonObject[]): Migrated | Refusal {
  const ended = migration.end(cut)
  if (ended.outcome === 'refuse') return withoutFormat(ended)
  return { outcome: 'accept', session: { header: migration.header, events, inheritedEventCount: ended.cut } }
}

function withoutFormat({ format: _format, ...refused }: MigrationRefusal): Refusal {
  return refused
}

/** Who asks for a migration knows that the restorer has judged. */
function ofLog({ judgedAt: _judgedAt, ...refused }: WatchRefusal): Refusal {
  return refused
}

function formatOf(reference: Reference, format: number): FormatReference {
  const found = reference.get(format)
  if (!found) throw new Error(`format ${format} is none that the reference knows`)
  return found
}
