import { headerKind, type Kind, noTargets } from '../judge.js'
import { refusal } from '../refusal.js'
import { type Breach, isObject, type JsonObject, own, type Refusal } from '../verdict.js'
import { type Codec, isWrittenOut } from './codec.js'
import { isInheritedMarker } from './inherited-marker.js'
import { noRecord } from './lines.js'
import { expandRanges } from './ranges.js'
import type { Stage } from './stages.js'
import { unparsable } from './unparsable.js'
import type { Frame } from './zstd/frames.js'

export type Recovery = 'strict' | 'recoverable'

/** What was withheld: the first row, and why. */
export interface Dropped {
  readonly row: number
  readonly class: Refusal['class']
  readonly rule: string
  readonly at: string
}

/** What a log is, apart from its events. */
export interface Read {
  readonly outcome: 'accept'
  /** Without `type`. */
  readonly header: JsonObject
  /** How many events were accepted. */
  readonly events: number
  readonly inheritedEventCount: number
  /** Present exactly when rows were withheld. */
  readonly dropped?: Dropped
}

export interface ReadingOptions {
  readonly recovery: Recovery
  /** Takes the header without `type`, before any event. */
  readonly onHeader?: ((header: JsonObject) => void) | undefined
  /** Takes each accepted event and its row, in order, with its kind if it is known to be admitted as it is adopted. */
  readonly onEvent?: TakeEvent | undefined
  /** Looks whether events are admitted, along with decoding them. */
  readonly admits?: boolean | undefined
  /** Learns of the breach of a row that ends the accepted prefix, or the reading, and of the record that breaks it. */
  readonly onBreach?: ((breach: Breach, row: number, record: unknown) => void) | undefined
}

export type TakeEvent = (event: JsonObject, row: number, admitted: Kind | undefined) => void

interface Failure {
  readonly row: number
  readonly breach: Breach
}

/**
 * Reads one log of one format row by row (notes 0004 and 0006). It keeps nothing of a row but how far it came and what
 * failed first.
 */
export class Reading {
  readonly #codec: Codec
  readonly #options: ReadingOptions
  readonly #admits: boolean
  readonly #context: { readonly format: number; position: number }
  #rows = 0
  #accepted = 0
  #header: JsonObject = {}
  #marker: number | undefined
  #rowFailure: Failure | undefined
  #canonicalFailure: Failure | undefined
  /** What refuses the log. */
  #fatal: Failure | undefined
  /** The last row that ends in a complete frame. */
  #lastCommitted = -1

  constructor(codec: Codec, options: ReadingOptions) {
    this.#codec = codec
    this.#options = options
    this.#admits = options.admits === true
    this.#context = { format: codec.format, position: 0 }
  }

  /** A frame of a Zstandard container, before its rows. False when the log is refused. */
  frame(frame: Frame): boolean {
    // a row that the frames do not complete is the place of the next frame's faults
    if (!this.#fatal) this.#check(this.#codec.stages.frame, frame, this.#rows, noTargets, noRecord)
    return !this.#fatal
  }

  /** The next record: what a complete line holds, or `unparsable`. False when the log is refused. */
  row(record: unknown, isCommitted: boolean): boolean {
    if (this.#fatal) return false
    const row = this.#rows++
    if (isCommitted) this.#lastCommitted = row
    if (row === 0) this.#start(record)
    else this.#next(record, row)
    return !this.#fatal
  }

  /** The log ends here. */
  end(): Read | Refusal {
    const { specification, format, stages } = this.#codec
    if (this.#rows === 0 && !this.#fatal) this.#check(stages.text, { hasLine: false }, 0, noTargets, noRecord)
    const log = { header: this.#header, marker: this.#marker }
    if (!this.#fatal) this.#check(stages.end, log, 0, noTargets, this.#header)
    if (this.#fatal) return refusal(specification, format, 'decode', this.#fatal.breach, this.#fatal.row)
    const header = withoutType(this.#header)
    const inheritedEventCount = this.#marker ?? 0
    const read: Read = { outcome: 'accept', header, events: this.#accepted, inheritedEventCount }
    const failure = this.#canonicalFailure ?? this.#rowFailure // a row that fails first leaves nothing to be canonical
    if (!failure) return read
    const why = refusal(specification, format, 'decode', failure.breach, failure.row)
    return { ...read, dropped: { row: failure.row, class: why.class, rule: why.rule, at: why.at } }
  }

  #start(record: unknown): void {
    const { text, header } = this.#codec.stages
    this.#check(text, { hasLine: true }, 0, noTargets, noRecord)
    if (isObject(record)) this.#header = record
    if (this.#fatal) return
    const isSound = isObject(record) && this.#codec.isHeader(record, this.#context)
    if (!isSound) this.#check(header, record, 0, record === unparsable ? noTargets : headerKind)
    if (!this.#fatal) this.#options.onHeader?.(withoutType(this.#header))
  }

  #next(record: unknown, row: number): void {
    const kind = this.#codec.classify(record)
    if (!this.#rowFailure && !this.#canonicalFailure && isWrittenOut(record)) {
      // at adoption, an event is judged by its own number
      const isNumbered = record.seq === this.#context.position
      const isAdmitted = this.#admits && isNumbered && kind.isAdmitted(record, this.#context)
      if (isAdmitted || kind.isDecoded(record, this.#context)) {
        this.#accept(record, row, kind, isAdmitted)
        return
      }
    }
    this.#judge(record, row, kind)
  }

  /** The stages one after the other, which is to know what fails. */
  #judge(record: unknown, row: number, kind: Kind): void {
    const { admission, row: decoding, sequence, seed, canonical } = this.#codec.stages
    const undecodable = this.#check(admission, record, row, kind) ?? this.#check(decoding, record, row, kind)
    if (undecodable) {
      this.#rowFailure ??= undecodable
      return
    }
    const closes = own(record, 'type') === 'turn/end'
    this.#rowFailure ??= this.#check(sequence, record, row, kind)
    if (this.#rowFailure) {
      if (closes) this.#fatal ??= this.#rowFailure
      return
    }
    // not before the number of the row is known to be right: it is what bounds the expansion
    const event = isObject(record) ? expandRanges(record, this.#context.position) : record
    this.#check(seed, event, row, kind)
    if (this.#fatal) return
    this.#canonicalFailure ??= this.#check(canonical, event, row, kind)
    if (!this.#canonicalFailure) this.#accept(event as JsonObject, row, kind, false)
    else {
      if (closes) this.#fatal ??= this.#canonicalFailure
      this.#context.position++
    }
  }

  /** The accepted prefix grows. */
  #accept(event: JsonObject, row: number, kind: Kind, isAdmitted: boolean): void {
    if (isInheritedMarker(event)) this.#marker = this.#context.position
    this.#context.position++
    this.#accepted++
    this.#options.onEvent?.(event, row, isAdmitted ? kind : undefined)
  }

  /** A failure, which refuses the log, or which the reading survives. The rows after it are withheld. */
  #check(stage: Stage, subject: unknown, row: number, kind: Kind, record = subject): Failure | undefined {
    const breach = stage.judge(subject, kind, this.#context)
    if (!breach) return undefined
    const failure = { row, breach }
    const isFatal = stage.isHard || this.#options.recovery === 'strict' || row <= this.#lastCommitted
    if (isFatal) this.#fatal = failure
    if (isFatal || (!this.#rowFailure && !this.#canonicalFailure)) this.#options.onBreach?.(breach, row, record)
    return failure
  }
}

/** A header as a Session has it: only a row says what it is. */
function withoutType({ type: _type, ...header }: JsonObject): JsonObject {
  return header
}
