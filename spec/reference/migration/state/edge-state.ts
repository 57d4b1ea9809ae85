import type { RenameRecord } from '../../../rule-record.js'
import { isObject, type JsonObject } from '../../verdict.js'
import { withValue } from '../changed.js'
import type { PlacesByType } from '../references/at-places.js'
import { Catalog } from './catalog.js'
import { Cut } from './cut.js'
import { Deliveries } from './deliveries.js'
import { Interruption } from './interruption.js'
import { MessageIds } from './message-ids.js'
import { References } from './references.js'
import { SystemPrompt } from './system-prompt.js'

/** What the tables of a format say of places in its events. */
export interface EdgePlaces {
  readonly references: PlacesByType
  readonly renames: PlacesByType<RenameRecord>
}

/** What an edge has seen of a log and has made of it. Steps and rules of edges read it; it keeps numbers and ids, and no text of a message. */
export class EdgeState {
  readonly references = new References()
  readonly cut = new Cut()
  readonly ids = new MessageIds()
  readonly system = new SystemPrompt()
  readonly interruption = new Interruption()
  readonly deliveries: Deliveries
  readonly catalog = new Catalog()
  /** The time of the last event of the source. */
  lastTime: unknown
  readonly #following: JsonObject[] = []

  constructor(
    /** The format of the source. */
    readonly format: number,
    readonly places: EdgePlaces,
    /** The header of the source. */
    readonly header: JsonObject,
    /** What is known of the Sessions that the source started; undefined where nobody looked. */
    readonly children: readonly unknown[] | undefined,
    readonly emit: (event: JsonObject) => void,
  ) {
    this.deliveries = new Deliveries(header)
  }

  /** Puts an event into the target before the one that is being converted. Its `seq` is given here. */
  insert({ type, ...event }: JsonObject): number {
    const seq = this.references.insert()
    this.emit({ type, seq, ...event })
    return seq
  }

  /** The same, right behind the one that is being converted. Nothing may be inserted before that one any more. */
  follow(event: JsonObject): number {
    return this.references.emitted + this.#following.push(event)
  }

  /** The event of the source has become one of the target. */
  convert(event: JsonObject): void {
    const seq = this.references.convert()
    this.emit(Object.is(event.seq, seq) ? event : withValue(event, 'seq', seq))
    if (this.#following.length === 0) return
    for (const following of this.#following.splice(0)) this.insert(following)
  }

  /** An event of the source, as it was, has gone over: what it leaves open is known to those that follow. */
  advance(event: unknown, position: number): void {
    this.cut.advance(event, position, this.references)
    if (!isObject(event)) return
    this.deliveries.advance(event, position)
    if (this.format === 2) {
      this.ids.advance(event)
      this.system.advance(event)
      return
    }
    this.lastTime = event.time
    this.interruption.advance(event)
    this.catalog.advance(event, position)
  }
}
