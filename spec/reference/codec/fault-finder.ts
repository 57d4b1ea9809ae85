import { headerKind, type Kind, noTargets } from '../judge.js'
import { refusal } from '../refusal.js'
import { isCount, isObject, type JsonObject, own, type Refusal } from '../verdict.js'
import { type Codec, isWrittenOut } from './codec.js'
import { isInheritedMarker } from './inherited-marker.js'
import { noRecord } from './lines.js'
import { expandRanges } from './ranges.js'
import type { TakeEvent } from './reading.js'
import type { Stage } from './stages.js'
import { unparsable } from './unparsable.js'
import type { Frame } from './zstd/frames.js'

export interface FaultFinderOptions {
  /** Takes each fault, one a row at most, and the record that has it. */
  readonly onFault: (fault: Refusal, record: unknown) => void
  /** Takes each event without a fault of decoding and its row, in order; there may be gaps between. */
  readonly onEvent: TakeEvent
}

/**
 * Goes through a log to its end and past its faults, as no reader of the format does (which stops at the first that is
 * hard): for a person who has to know how many there are. A fault that only follows from another one is left out as far
 * as that can be told: after a gap the numbers go on from the row behind it, and after something that cannot be read
 * from the next row that has a number.
 */
export class FaultFinder {
  readonly #codec: Codec
  readonly #options: FaultFinderOptions
  readonly #context: { readonly format: number; position: number }
  #rows = 0
  #header: JsonObject = {}
  #marker: number | undefined
  #isSound = true
  /** A marker of the cut may stand in something that was not accepted. */
  #mayHideMarker = false
  /** The number of the next row is not known. */
  #isAdrift = false
  /** What would follow is not judged, since it is no log of the format. */
  #isOver = false

  constructor(codec: Codec, options: FaultFinderOptions) {
    this.#codec = codec
    this.#options = options
    this.#context = { format: codec.format, position: 0 }
  }

  /** A frame of a Zstandard container, before its rows. False when nothing more is judged. */
  frame(frame: Frame): boolean {
    this.#check(this.#codec.stages.frame, frame, this.#rows, noTargets, noRecord)
    if (frame.content === undefined) this.#isAdrift = this.#mayHideMarker = true
    if (frame.isFirst && !frame.content?.length) this.#isOver = true
    return !this.#isOver
  }

  /** The next record: what a complete line holds, or `unparsable`. False when nothing more is judged. */
  row(record: unknown): boolean {
    const row = this.#rows++
    if (this.#isOver) return false
    if (row === 0) this.#start(record)
    else this.#next(record, row)
    return !this.#isOver
  }

  /** The log ends here. */
  end(): void {
    const { text, end } = this.#codec.stages
    if (this.#isOver) return
    if (this.#rows === 0 && this.#isSound) this.#check(text, { hasLine: false }, 0, noTargets, noRecord)
    const log = { header: this.#header, marker: this.#marker }
    if (this.#marker !== undefined || !this.#mayHideMarker) this.#check(end, log, 0, noTargets, this.#header)
  }

  #start(record: unknown): void {
    const { text, header } = this.#codec.stages
    const isFaulty =
      this.#check(text, { hasLine: true }, 0, noTargets, noRecord) ??
      this.#check(header, record, 0, record === unparsable ? noTargets : headerKind)
    this.#isOver = !isObject(record) || isFaulty?.class === 'newer'
    if (isObject(record)) this.#header = record
  }

  #next(record: unknown, row: number): void {
    const seq = own(record, 'seq')
    if (this.#isAdrift && isCount(seq)) this.#context.position = seq
    const kind = this.#codec.classify(record)
    const isPlain = isWrittenOut(record) && kind.isDecoded(record, this.#context)
    const isAdmitted = isPlain && seq === this.#context.position && kind.isAdmitted(record, this.#context)
    const event = isPlain ? record : this.#judge(record, row, kind)
    if (event) {
      if (isInheritedMarker(event)) this.#marker = this.#context.position
      this.#options.onEvent(event, row, isAdmitted ? kind : undefined)
    } else if (mayBeMarker(record)) this.#mayHideMarker = true
    this.#isAdrift = !isCount(seq)
    if (isCount(seq)) this.#context.position = seq + 1
  }

  /** The event of a row, if no stage finds a fault. */
  #judge(record: unknown, row: number, kind: Kind): JsonObject | undefined {
    const { admission, row: decoding, sequence, seed, canonical } = this.#codec.stages
    for (const stage of [admission, decoding, sequence]) if (this.#check(stage, record, row, kind)) return undefined
    if (!isObject(record) || this.#context.position > Math.max(row, farthest)) return undefined
    const event = expandRanges(record, this.#context.position)
    for (const stage of [seed, canonical]) if (this.#check(stage, event, row, kind)) return undefined
    return event
  }

  #check(stage: Stage, subject: unknown, row: number, kind: Kind, record = subject): Refusal | undefined {
    const breach = stage.judge(subject, kind, this.#context)
    if (!breach) return undefined
    this.#isSound = false
    const fault = refusal(this.#codec.specification, this.#context.format, 'decode', breach, row)
    this.#options.onFault(fault, record)
    return fault
  }
}

function mayBeMarker(record: unknown): boolean {
  const type = own(record, 'type')
  return typeof type !== 'string' || type === 'session/end-seed'
}

/** Lists of sources are written out up to this number of an event, or of rows: behind a gap, a row may claim any. */
const farthest = 100_000
