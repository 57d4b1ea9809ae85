import type { FormatRecord } from '../../../rule-record.js'
import { asObject, dataOf, isObject, type JsonObject } from '../../verdict.js'
import { Compactions } from './compactions.js'
import { Dispatches } from './dispatches.js'
import { EventsSeen } from './events-seen.js'
import { Images } from './images.js'
import { Requests } from './requests.js'
import { Results } from './results.js'
import { Retries } from './retries.js'
import { Surface } from './surface.js'
import { Tools } from './tools.js'
import type { Tracker } from './tracker.js'
import { Turns } from './turns.js'

const surfacePlacements = new Set(['surface', 'assistant'])

/**
 * What the events so far have left open or can be named by those that follow. Rules read it; it goes on in the same way
 * whether an event kept the rules or not. It keeps numbers and ids, and no text of a message.
 */
export class LogState {
  readonly turns = new Turns()
  readonly tools = new Tools()
  readonly dispatches = new Dispatches()
  readonly retries = new Retries()
  readonly compactions = new Compactions()
  readonly requests = new Requests()
  readonly surface = new Surface()
  readonly results: Results
  readonly images = new Images()
  readonly seen = new EventsSeen()
  readonly commands = new Set<unknown>()
  /** Children in the catalog, without those of inherited entries. */
  readonly children = new Set<unknown>()
  /** The number of the last inherited marker. */
  marker: number | undefined
  readonly #byType = new Map<string, readonly Tracker[]>()
  /** Types that the restorer of V3 does not look into. */
  readonly added: ReadonlySet<string>

  constructor(
    readonly format: FormatRecord,
    readonly header: unknown,
  ) {
    this.results = new Results(format.format)
    this.added = new Set(format.events.filter((row) => row.added).map((row) => row.type))
  }

  /** Goes one event on. An event whose type the reader does not know takes its place and is otherwise invisible. */
  advance(event: unknown, type: string | undefined, placement: string | undefined, position: number): void {
    if (type !== undefined && isObject(event)) this.#interpret(event, type, placement, position)
    this.seen.advance(event, type, position)
  }

  #interpret(event: JsonObject, type: string, placement: string | undefined, position: number): void {
    for (const tracker of this.#trackersOf(type)) tracker.advance(event, type, position)
    if (placement !== undefined && surfacePlacements.has(placement)) {
      this.results.advance(event, type, position)
      this.surface.advance(event, position)
    } else if (type === 'command/run') this.commands.add(dataOf(event).commandId)
    else if (type === 'subagent/catalog') this.children.add(dataOf(event).childId)
    else if (isInheritedMarker(event, type)) {
      this.marker = position
      this.children.clear()
    }
  }

  #trackersOf(type: string): readonly Tracker[] {
    const known = this.#byType.get(type)
    if (known) return known
    const trackers = [
      this.turns,
      this.tools,
      this.dispatches,
      this.retries,
      this.compactions,
      this.requests,
      this.images,
    ].filter((it) => it.types.includes(type))
    this.#byType.set(type, trackers)
    return trackers
  }
}

/** Everything before such an event was inherited. */
export function isInheritedMarker(event: unknown, type: string | undefined): boolean {
  return type === 'session/end-seed' && dataOf(asObject(event)).inherited === true
}
