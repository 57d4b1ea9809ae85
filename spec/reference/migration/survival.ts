import { openByVersion } from '../check-log.js'
import type { LogBytes, LogSink } from '../codec/container.js'
import { parseRecord } from '../codec/lines.js'
import { Reading, type Recovery } from '../codec/reading.js'
import type { Decompressor } from '../codec/zstd/decompressor.js'
import { type EventConsumer, openConsumers, type PlacedRefusal } from '../event-consumer.js'
import type { FormatReference, Reference } from '../reference.js'
import type { JsonObject, Refusal } from '../verdict.js'
import { type Migration, type MigrationRefusal, openMigration } from './migrate.js'

export interface SurvivalOptions {
  readonly recovery: Recovery
  readonly decompressor?: Decompressor | undefined
  /** The last format that is asked for. */
  readonly to: number
  /** What is known of the Sessions that the source started; undefined where nobody looked. */
  readonly children: readonly unknown[] | undefined
}

/** What becomes of a log in one later format: it opens there, or it is refused on the way or as a Session. */
export type Survival =
  | { readonly to: number; readonly outcome: 'accept'; readonly events: number }
  | ({ readonly to: number } & MigrationRefusal)

/** The question whether a log survives, while its bytes come. */
export interface SurvivalCheck extends LogBytes {
  /** One for each later format, in their order; none where its own codec refuses it. */
  survivals(): readonly Survival[]
}

/**
 * Takes one log over the edges to each later format by itself, and opens a Session on what comes out. Nothing of it is
 * kept.
 */
export function openSurvival(reference: Reference, options: SurvivalOptions): SurvivalCheck {
  const { recovery, decompressor } = options
  let paths: readonly PathTo[] = []
  let reading: Reading | undefined
  const open = (from: number): LogSink | undefined => {
    const reader = reference.get(from)
    if (!reader) return undefined
    const started = new Reading(reader.codec(), {
      recovery,
      onHeader: (header) => {
        paths = laterFormats(reference, from, options.to).map((to) => new PathTo(reference, header, from, to, options))
      },
      onEvent: (event) => {
        for (const path of paths) path.event(event)
      },
    })
    reading = started
    return {
      frame: (frame) => started.frame(frame),
      lines: (lines, isCommitted) => lines.map(parseRecord).every((record) => started.row(record, isCommitted)),
    }
  }
  const container = openByVersion(Math.max(...reference.keys()), decompressor, open)
  return {
    write: (piece) => container.write(piece),
    end: () => container.end(),
    survivals: () => {
      const read = reading?.end()
      return read?.outcome === 'accept' ? paths.map((path) => path.end(read.inheritedEventCount)) : []
    },
  }
}

function laterFormats(reference: Reference, from: number, to: number): number[] {
  return [...reference.keys()].filter((format) => format > from && format <= to).sort((a, b) => a - b)
}

/** A log on its way to one format. */
class PathTo {
  readonly #to: number
  #consumers: readonly EventConsumer[] = []
  /** What each of them refused first. */
  readonly #refusals: (PlacedRefusal | undefined)[] = []
  #migration: Migration | undefined
  #refused: MigrationRefusal | undefined
  #events = 0

  constructor(reference: Reference, header: JsonObject, from: number, to: number, options: SurvivalOptions) {
    this.#to = to
    const route = { from, to, children: options.children }
    const opened = openMigration(reference, header, route, (event) => this.#take(event))
    if ('outcome' in opened) this.#refused = opened
    else {
      this.#migration = opened
      this.#consumers = openConsumers(reference.get(to) as FormatReference, opened.header, () => {})
    }
  }

  event(event: JsonObject): void {
    if (!this.#refused) this.#refused = this.#migration?.event(event)
  }

  end(cut: number): Survival {
    const to = this.#to
    const ended = this.#refused ?? (this.#migration as Migration).end(cut)
    if (ended.outcome === 'refuse') return { to, ...ended }
    const read = { outcome: 'accept', header: {}, events: this.#events, inheritedEventCount: ended.cut } as const
    for (const [index, consumer] of this.#consumers.entries()) {
      const refused = this.#refusals[index] ?? consumer.end(read)
      if (refused) return { to, ...unplaced(refused), format: to }
    }
    return { to, outcome: 'accept', events: this.#events }
  }

  #take(event: JsonObject): void {
    const row = ++this.#events
    for (const [index, consumer] of this.#consumers.entries())
      this.#refusals[index] ??= consumer.event(event, row, undefined)
  }
}

function unplaced({ judgedAt: _judgedAt, ...refused }: PlacedRefusal): Refusal {
  return refused
}
