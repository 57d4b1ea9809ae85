import type { JsonObject } from '../../../spec/reference/verdict.js'
import type { Draw } from '../../draw.js'

/** A call that an answer asked for and that no result has settled. */
export interface AdvertisedCall {
  readonly id: string
  readonly name: string
  readonly arguments: string
  isStarted: boolean
}

export interface OpenCompaction {
  readonly of: JsonObject
  readonly turn: number | null
  isSummarised: boolean
}

/** What a request header defined. */
export interface Request {
  readonly seq: number
  readonly provider: string
  readonly tools: readonly string[]
}

export interface Retry {
  readonly turn: number
  readonly step: number
  readonly provider: string
  readonly policyKey: string
  readonly retryId: string
  readonly retry: number
  isStarted: boolean
}

export interface Dispatch {
  readonly subCallId: string
  readonly rootCallId: string
  readonly parentCallId: string
  readonly name: string
  readonly arguments: unknown
}

/**
 * A log while a harness writes it, in V3 or V4: its rows, and what a harness knows of them to write the next. Note 0007
 * says what is open and when, note 0008 what stands on the surface.
 */
export class SessionLog {
  readonly events: JsonObject[] = []
  /** Of what it inherited from the Session that it was forked from, as a number of events. */
  cut = 0
  readonly turn: { open?: number | undefined; last: number } = { last: 0 }
  readonly step: { open?: number | undefined; last: number } = { last: 0 }
  /** Numbers of events in the order in which a model sees them. */
  readonly surface: number[] = []
  calls: AdvertisedCall[] = []
  compaction: OpenCompaction | undefined
  readonly requests: Request[] = []
  readonly retries: Retry[] = []
  readonly dispatches: Dispatch[] = []
  readonly openDispatches: Dispatch[] = []
  readonly commands: string[] = []
  readonly children: string[] = []
  /**
   * Nobody starts from it as it is: it is converted first, and holds what an edge takes and a start of its own format may
   * refuse.
   */
  isOld = false
  /** Types that are installed beside those of the format, and that need no mark. */
  installed: readonly string[] = []
  /** Images that were offloaded, as `seq/index`. */
  readonly offloaded = new Set<string>()

  constructor(
    readonly draw: Draw,
    readonly format: number,
    readonly header: JsonObject,
  ) {}

  /** The number that the next event gets. */
  get next(): number {
    return this.events.length
  }

  /** The open step, as messages and calls name it; undefined where none is open. */
  get place(): { turn: number; step: number } | undefined {
    const { turn, step } = this
    return turn.open === undefined || step.open === undefined ? undefined : { turn: turn.open, step: step.open }
  }

  /** An id that no other event of the log has. */
  id(of: string): string {
    return `${of}${this.next}`
  }

  /** Adds an event and gives its number. Times mostly rise, and nobody promised that they do. */
  write(type: string, data: unknown, members: JsonObject = {}): number {
    const seq = this.next
    const time = 1_700_000_000_000 + (this.draw.chance(1, 10) ? -this.draw.below(5000) : seq * 10)
    this.events.push({ type, seq, time, data, ...members })
    return seq
  }

  /** Adds a message to the end of the surface. */
  append(type: string, data: JsonObject, members: JsonObject = {}): number {
    // the mark changes nothing where the type is known
    const mark = this.draw.chance(1, 25) ? { ignorable: true } : {}
    const seq = this.write(type, data, { surfaceOp: 'append', ...mark, ...members })
    this.surface.push(seq)
    return seq
  }

  /** Puts a message in the place of neighbours on the surface, and cites all of them, and more where it likes. */
  replace(type: string, data: JsonObject, first: number, count: number): number {
    const span = this.surface.slice(first, first + count)
    const others = this.draw.chance(1, 4) ? this.surface.filter((seq) => !span.includes(seq)).slice(0, 1) : []
    const surfaceOp = { op: 'replace', startSeq: span[0], endSeq: span.at(-1) }
    const sources = [...span, ...others]
    const seq = this.write(type, data, {
      surfaceOp,
      sourceEventSeqs: this.draw.chance(1, 3) ? sources.reverse() : sources,
    })
    this.surface.splice(first, count, seq)
    return seq
  }

  /** Where the surface begins that may be summarised: behind the protected head. */
  get free(): number {
    const [first] = this.surface
    return first !== undefined && this.events[first]?.type === 'system/message' ? 1 : 0
  }
}

/** Something that a harness does next, where it can. The rows that it writes leave the log as sound as it was. */
export interface Step {
  readonly id: string
  /** How often it is done, next to the others. */
  readonly weight: number
  readonly may: (log: SessionLog) => boolean
  readonly write: (log: SessionLog) => void
}
