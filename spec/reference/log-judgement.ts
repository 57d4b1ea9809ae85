import { BoundedList } from './bounded-list.js'
import { FaultFinder } from './codec/fault-finder.js'
import { parseRecord } from './codec/lines.js'
import { Reading, type Recovery, type TakeEvent } from './codec/reading.js'
import { unparsable } from './codec/unparsable.js'
import type { Frame } from './codec/zstd/frames.js'
import { type EventConsumer, openConsumers, type PlacedRefusal } from './event-consumer.js'
import { excerptAt, excerptOfLine } from './excerpt.js'
import type { Kind } from './judge.js'
import type { LogFault, LogVerdict } from './log-verdict.js'
import type { FormatReference } from './reference.js'
import { isObject, type JsonObject, type Warning } from './verdict.js'

/** Faults and warnings that are kept of one log. The rest is counted. */
const longestList = 1000

/** In the place of an event that was judged only at the end, when its row is no longer kept. */
const gone = undefined

/** A refusal and the value that is at fault. */
type Shown = PlacedRefusal & { readonly found?: string }

/**
 * Judges one log by one format: the codec decodes it, and consumers judge its events as they come. A refusal of the
 * codec, wherever it is, comes before one of the consumers, and each of those before the next: a reader decodes the whole
 * log before it adopts an event of it.
 */
export class LogJudgement {
  readonly #format: number
  readonly #reading: Reading
  readonly #finder: FaultFinder | undefined
  readonly #reader: FormatReference
  /** Opened with the header. */
  #consumers: readonly EventConsumer[] = []
  /** How many consumers still judge; without `all`, those after one that refused do not. */
  #judging = 0
  /** The first event that each refused. */
  readonly #refused: (Shown | undefined)[] = []
  readonly #warnings = new BoundedList<Warning>(longestList)
  readonly #faults = new BoundedList<LogFault>(longestList)
  readonly #found = new Map<string, string | undefined>()
  #line = ''

  constructor(reader: FormatReference, format: number, recovery: Recovery, all: boolean) {
    const onEvent: TakeEvent = (event, row, admitted) => this.#consume(event, row, admitted)
    const codec = reader.codec()
    this.#format = format
    this.#reader = reader
    this.#reading = new Reading(codec, {
      recovery,
      admits: !all,
      onEvent: all ? undefined : onEvent,
      onBreach: ({ at }, row, record) => this.#found.set(`${row} ${at}`, this.#excerpt(record, at)),
    })
    this.#finder = all
      ? new FaultFinder(codec, {
          onEvent,
          onFault: (fault, record) => this.#list({ ...fault, judgedAt: 'decode' }, record),
        })
      : undefined
  }

  /** A frame of a Zstandard container, before its lines. False when nothing more is judged. */
  frame(frame: Frame): boolean {
    const isRead = this.#reading.frame(frame)
    return this.#finder ? this.#finder.frame(frame) : isRead
  }

  /** Complete lines, and whether they end in a complete frame. False when nothing more is judged. */
  lines(lines: readonly string[], isCommitted: boolean): boolean {
    const records = lines.map(parseRecord)
    if (this.#consumers.length === 0) this.#open(records[0])
    return records.every((record, index) => {
      this.#line = lines[index] as string
      return this.#record(record, isCommitted)
    })
  }

  #record(record: unknown, isCommitted: boolean): boolean {
    const isRead = this.#reading.row(record, isCommitted)
    return this.#finder ? this.#finder.row(record) : isRead
  }

  /** The log ends here. */
  end(): LogVerdict {
    const read = this.#reading.end()
    this.#finder?.end()
    const format = this.#format
    if (read.outcome === 'refuse') {
      const refused = { ...read, ...this.#foundOf(read), format, judgedAt: 'decode' } as const
      this.#listOnce(refused)
      return { ...refused, ...this.#listed() }
    }
    const atEnd = this.#consumers.slice(0, this.#judging).map((consumer) => consumer.end(read))
    if (this.#finder) {
      for (const refusal of atEnd) if (refusal) this.#list(refusal, refusal.row ? gone : read.header)
    }
    const { events, inheritedEventCount, dropped } = read
    for (const index of this.#consumers.keys()) {
      const refused = this.#refused[index]
      const isAccepted = refused?.row !== undefined && refused.row < (dropped?.row ?? Number.POSITIVE_INFINITY)
      const refusal = isAccepted ? refused : atEnd[index]
      if (refusal) return { ...refusal, format, ...this.#listed() }
    }
    const { items: warnings, more: moreWarnings } = this.#warnings
    return {
      outcome: 'accept',
      format,
      events,
      inheritedEventCount,
      ...(dropped
        ? { dropped: { row: dropped.row, rule: dropped.rule, at: dropped.at, ...this.#foundOf(dropped) } }
        : {}),
      warnings,
      ...(moreWarnings > 0 ? { moreWarnings } : {}),
      ...this.#listed(),
    }
  }

  #open(record: unknown): void {
    const { type: _type, ...header } = isObject(record) ? record : {}
    this.#consumers = openConsumers(this.#reader, header, (warning) => this.#warnings.add(warning))
    this.#judging = this.#consumers.length
  }

  #consume(event: JsonObject, row: number, admitted: Kind | undefined): void {
    for (let index = 0; index < this.#judging; index++) {
      const refusal = this.#consumers[index]?.event(event, row, admitted)
      if (!refusal) continue
      this.#refused[index] ??= { ...refusal, ...shown(this.#excerpt(event, refusal.at)) }
      if (this.#finder) this.#list(refusal, event)
      else this.#judging = index
      return
    }
  }

  #list({ class: refused, rule, row = 0, at, judgedAt }: PlacedRefusal, record: unknown): void {
    this.#faults.add({ judgedAt, class: refused, rule, row, at, ...shown(this.#excerpt(record, at)) })
  }

  /** What the verdict rests on, if it only follows from other faults and so was not found. */
  #listOnce({ judgedAt, class: refused, rule, row = 0, at, found }: Shown): void {
    const { items, more } = this.#faults
    if (more > 0 || items.some((fault) => fault.rule === rule && fault.row === row)) return
    this.#faults.add({ judgedAt, class: refused, rule, row, at, ...shown(found) })
  }

  #listed(): { faults?: readonly LogFault[]; moreFaults?: number } {
    const { items: faults, more: moreFaults } = this.#faults
    if (!this.#finder) return {}
    return moreFaults > 0 ? { faults, moreFaults } : { faults }
  }

  #foundOf({ row, at }: { readonly row?: number; readonly at: string }): { found?: string } {
    return shown(this.#found.get(`${row} ${at}`))
  }

  #excerpt(record: unknown, at: string): string | undefined {
    return record === unparsable ? excerptOfLine(this.#line) : excerptAt(record, at)
  }
}

function shown(found: string | undefined): { found?: string } {
  return found === undefined ? {} : { found }
}
