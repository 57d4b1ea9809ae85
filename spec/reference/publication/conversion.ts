import type { Encoder, Row } from '../codec/encode.js'
import { openReader } from '../codec/reader.js'
import type { Dropped, Recovery } from '../codec/reading.js'
import type { Decompressor } from '../codec/zstd/decompressor.js'
import { type Migration, type MigrationRefusal, openMigration, type Route } from '../migration/migrate.js'
import type { FormatReference, Reference } from '../reference.js'
import type { JsonObject, Refusal } from '../verdict.js'

export interface ConversionOptions extends Route {
  readonly recovery: Recovery
  /** Says that the source is a Zstandard container. */
  readonly decompressor?: Decompressor | undefined
  /** Takes the rows of the successor, without line feeds, before it is known whether it will be one. */
  readonly onRow: (row: string) => void
}

export interface Converted {
  readonly outcome: 'accept'
  readonly header: JsonObject
  /** How many events the successor has. */
  readonly events: number
  readonly inheritedEventCount: number
  /** Present exactly when rows of the source were withheld. */
  readonly dropped?: Dropped
}

/** A log on its way from the bytes of a source to the rows of its successor. Neither is kept. */
export interface Conversion {
  /** False when the rest of the source makes no difference. Throws `LineTooLong` and `ContentTooLarge`. */
  write(piece: Uint8Array): boolean
  end(): Converted | MigrationRefusal
}

/** Opens the conversion of one file: what `migrate` does to a whole log, piece by piece. */
export function openConversion(reference: Reference, options: ConversionOptions): Conversion {
  const { from, to, recovery, decompressor, onRow } = options
  const of = (format: number) => reference.get(format) as FormatReference
  const writer = new SuccessorWriter(of(to).openEncoder(), onRow)
  let migration: Migration | undefined
  let refused: MigrationRefusal | undefined
  const reader = openReader(of(from).codec(), {
    recovery,
    decompressor,
    onHeader: (header) => {
      const opened = openMigration(reference, header, options, (event) => writer.event(event))
      if ('outcome' in opened) refused = opened
      else {
        migration = opened
        writer.header(opened.header)
      }
    },
    onEvent: (event) => {
      if (!refused) refused = migration?.event(event)
    },
  })
  return {
    write: (piece) => reader.write(piece) && !refused,
    end: () => {
      if (refused) return refused
      const read = reader.end()
      if (refused) return refused
      if (read.outcome === 'refuse') return { ...read, format: from }
      const opened = migration as Migration // an accepted file has a header
      const ended = opened.end(read.inheritedEventCount)
      if (ended.outcome === 'refuse') return ended
      const unwritable = writer.end(ended.cut)
      if (unwritable) return { ...unwritable, format: to }
      const { header } = opened
      const converted: Converted = { outcome: 'accept', header, events: writer.events, inheritedEventCount: ended.cut }
      return read.dropped ? { ...converted, dropped: read.dropped } : converted
    },
  }
}

/** Writes what edges give. What cannot be written is told at the end, since an edge or the restorer may refuse it first. */
class SuccessorWriter {
  events = 0
  #refused: Refusal | undefined

  constructor(
    readonly encoder: Encoder,
    readonly onRow: (row: string) => void,
  ) {}

  header(header: JsonObject): void {
    this.#take(this.encoder.header(header))
  }

  event(event: JsonObject): void {
    this.events++
    if (!this.#refused) this.#take(this.encoder.event(event))
  }

  end(cut: number): Refusal | undefined {
    return this.#refused ?? this.encoder.end(cut)
  }

  #take(written: Row | Refusal): void {
    if (written.outcome === 'refuse') this.#refused = written
    else this.onRow(written.row)
  }
}
