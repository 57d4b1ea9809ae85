import type { FormatRecord } from '../../rule-record.js'
import { type Classify, classifier } from '../classify.js'
import { buildJudge, headerKind, type Judge, type Kind, noTargets } from '../judge.js'
import { refusal } from '../refusal.js'
import type { Specification } from '../specification.js'
import { type Breach, isObject, type JsonObject, own, ownPath, type Refusal, type Session } from '../verdict.js'
import { completeLines, lineFeeds, parseRecord } from './lines.js'
import { expandRanges } from './ranges.js'
import { unparsable } from './unparsable.js'
import type { Decompressor } from './zstd/decompressor.js'
import { readFrames } from './zstd/frames.js'

export type Recovery = 'strict' | 'recoverable'

export interface Decoded {
  readonly outcome: 'accept'
  readonly session: Session
  /** Present exactly when rows were withheld: the first of them, and why. */
  readonly dropped?: {
    readonly row: number
    readonly class: Refusal['class']
    readonly rule: string
    readonly at: string
  }
}

/**
 * Reads a whole file: JSONL, or Zstandard frames where a decompressor is given. Throws `ContentTooLarge` where frames
 * may decompress to more than 1 GiB.
 */
export type Decode = (bytes: Uint8Array, recovery: Recovery, decompressor?: Decompressor) => Decoded | Refusal

/** A stage of the table `checks`. A failure of a hard one refuses the log in both modes. */
interface Stage {
  readonly judge: Judge
  readonly isHard: boolean
}

const stageNames = ['frame', 'text', 'header', 'admission', 'row', 'sequence', 'seed', 'canonical', 'end'] as const
type Stages = Readonly<Record<(typeof stageNames)[number], Stage>>

interface Failure {
  readonly row: number
  readonly breach: Breach
}

/** A refusal on its way out of the reading loop. No `Error`: it has no stack that anybody reads, and taking one is slow. */
class Refused {
  constructor(readonly failure: Failure) {}
}

/** The codec of one format (notes 0004 and 0006). Hardness and order come from its table `checks`. */
export function buildDecode(specification: Specification, format: FormatRecord): Decode {
  const stages = buildStages(specification, format)
  const classify = classifier(format, 'codec')
  return (bytes, recovery, decompressor) => {
    try {
      const reading = new Reading(format, stages, classify, recovery)
      const log = decompressor ? reading.unpack(bytes, decompressor) : bytes
      return reading.read(log, specification)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const { row, breach } = error.failure
      return refusal(specification, format.format, 'decode', breach, row)
    }
  }
}

/** One pass over one log. */
class Reading {
  readonly #events: JsonObject[] = []
  readonly #context: { readonly format: number; position: number }
  #marker: number | undefined
  #rowFailure: Failure | undefined
  #canonicalFailure: Failure | undefined
  /** The last row that ends in a complete frame. */
  #lastCommitted = -1

  constructor(
    readonly format: FormatRecord,
    readonly stages: Stages,
    readonly classify: Classify,
    readonly recovery: Recovery,
  ) {
    this.#context = { format: format.format, position: 0 }
  }

  /** The log in a Zstandard container. A row that a frame does not complete is the place of the frame's faults. */
  unpack(file: Uint8Array, decompressor: Decompressor): Uint8Array {
    const contents: Uint8Array[] = []
    let rows = 0
    for (const frame of readFrames(file, decompressor)) {
      this.#check(this.stages.frame, frame, rows, noTargets)
      const { content = new Uint8Array() } = frame
      contents.push(content)
      rows += lineFeeds(content)
      if (!frame.stop) this.#lastCommitted = rows - 1
    }
    return Buffer.concat(contents)
  }

  read(bytes: Uint8Array, specification: Specification): Decoded {
    this.#check(this.stages.text, bytes, 0, noTargets)
    let header: JsonObject = {}
    let row = 0
    for (const line of completeLines(bytes)) {
      const record = parseRecord(line)
      if (row > 0) this.#row(record, row)
      else {
        this.#check(this.stages.header, record, 0, record === unparsable ? noTargets : headerKind)
        header = isObject(record) ? record : {}
      }
      row++
    }
    this.#check(this.stages.end, { header, marker: this.#marker }, 0, noTargets)
    const { type: _type, ...logical } = header
    const session = { header: logical, events: this.#events, inheritedEventCount: this.#marker ?? 0 }
    const failure = this.#canonicalFailure ?? this.#rowFailure // a row that fails first leaves nothing to be canonical
    if (!failure) return { outcome: 'accept', session }
    const {
      class: refused,
      rule,
      at,
    } = refusal(specification, this.format.format, 'decode', failure.breach, failure.row)
    return { outcome: 'accept', session, dropped: { row: failure.row, class: refused, rule, at } }
  }

  #row(record: unknown, row: number): void {
    const kind = this.classify(record)
    const undecodable =
      this.#check(this.stages.admission, record, row, kind) ?? this.#check(this.stages.row, record, row, kind)
    if (undecodable) {
      this.#rowFailure ??= undecodable
      return
    }
    const closes = own(record, 'type') === 'turn/end'
    this.#rowFailure ??= this.#check(this.stages.sequence, record, row, kind)
    if (this.#rowFailure) {
      if (closes) throw new Refused(this.#rowFailure)
      return
    }
    // not before the number of the row is known to be right: it is what bounds the expansion
    const event = isObject(record) ? expandRanges(record, this.#context.position) : record
    this.#check(this.stages.seed, event, row, kind)
    this.#admit(event, row, kind, closes)
    this.#context.position++
  }

  /** The format's own event-local rules, then the accepted prefix grows. Rows after a failure are withheld. */
  #admit(event: unknown, row: number, kind: Kind, closes: boolean): void {
    this.#canonicalFailure ??= this.#check(this.stages.canonical, event, row, kind)
    if (this.#canonicalFailure) {
      if (closes) throw new Refused(this.#canonicalFailure)
      return
    }
    if (own(event, 'type') === 'session/end-seed' && ownPath(event, 'data', 'inherited') === true)
      this.#marker = this.#context.position
    this.#events.push(event as JsonObject)
  }

  /** Refuses the log, or returns a failure that the reading survives. */
  #check(stage: Stage, record: unknown, row: number, kind: Kind): Failure | undefined {
    const breach = stage.judge(record, kind, this.#context)
    if (!breach) return undefined
    if (stage.isHard || this.recovery === 'strict' || row <= this.#lastCommitted) throw new Refused({ row, breach })
    return { row, breach }
  }
}

function buildStages(specification: Specification, format: FormatRecord): Stages {
  const build = (stage: string): Stage => {
    const rows = format.checks.filter((row) => row.at === 'decode' && row.stage === stage)
    const rules = rows.flatMap((row) => row.rules)
    const isHard = rows.some((row) => row.failure === 'hard')
    return { judge: rules.length === 0 ? () => undefined : buildJudge(specification, format, rules), isHard }
  }
  return Object.fromEntries(stageNames.map((name) => [name, build(name)])) as Stages
}
