import type { FormatRecord } from '../../../rule-record.js'
import type { Kind } from '../../judge.js'
import { dataOf, isObject, type JsonObject } from '../../verdict.js'
import { Compactions } from './compactions.js'
import { Dispatches } from './dispatches.js'
import { EventsSeen } from './events-seen.js'
import { Images } from './images.js'
import type { Outline } from './outline.js'
import { Requests } from './requests.js'
import { Results } from './results.js'
import { Retries } from './retries.js'
import { Surface } from './surface.js'
import { Tools } from './tools.js'
import { type Advance, anyOfSurface, type Tracker } from './tracker.js'
import { Turns } from './turns.js'

/**
 * What the events so far have left open or can be named by those that follow. Rules read it; it goes on in the same way
 * whether an event kept the rules or not. It keeps numbers and ids, and no text of a message.
 */
export class LogState implements Tracker {
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
  /** Types that the restorer of V3 does not look into. */
  readonly added: ReadonlySet<string>
  readonly #trackers: readonly Tracker[]
  /** What each type of events moves on, by its place in the table of the format; found when the type first appears. */
  readonly #moved: (readonly Advance[] | undefined)[]

  readonly on = {
    'command/run': (event: JsonObject) => void this.commands.add(dataOf(event).commandId),
    'subagent/catalog': (event: JsonObject) => void this.children.add(dataOf(event).childId),
    'session/end-seed': (event: JsonObject, position: number) => {
      if (dataOf(event).inherited !== true) return
      this.marker = position
      this.children.clear()
    },
  }

  /** `outline` is for a restorer that looks at a log twice, and says what the first look sees. */
  constructor(
    readonly format: FormatRecord,
    readonly header: unknown,
    readonly outline?: Outline,
  ) {
    this.results = new Results(format.format)
    const { turns, tools, dispatches, retries, compactions, requests, images, results, surface, seen } = this
    const trackers: Tracker[] = [
      turns,
      tools,
      dispatches,
      retries,
      compactions,
      requests,
      images,
      results,
      surface,
      seen,
    ]
    this.#trackers = [...trackers, ...(outline ? [outline] : []), this]
    this.#moved = format.events.map(() => undefined)
    this.added = new Set(format.events.filter((row) => row.added).map((row) => row.type))
  }

  /** The protected head: the first node, as long as it is a system message. */
  get head(): number | undefined {
    if (this.outline) return this.outline.head
    const { first } = this.surface
    return this.seen.at(first) === 'system/message' ? first : undefined
  }

  get hasSurface(): boolean {
    return this.outline ? this.outline.hasSurface : this.surface.first !== undefined
  }

  /** Goes one event on. An event whose type the reader does not know takes its place and is otherwise invisible. */
  advance(event: unknown, kind: Kind, position: number): void {
    if (kind.index !== undefined && isObject(event)) {
      const moved = this.#moved[kind.index] ?? this.#findMoved(kind, kind.index)
      for (const advance of moved) advance(event, position)
    }
    this.seen.count = position + 1
  }

  #findMoved({ type, placement }: Kind, index: number): readonly Advance[] {
    const isOnSurface = placement === 'surface' || placement === 'assistant'
    const moved: Advance[] = []
    for (const { on } of this.#trackers) {
      const advance = type === undefined ? undefined : on[type]
      if (advance) moved.push(advance)
      if (isOnSurface && on[anyOfSurface]) moved.push(on[anyOfSurface])
    }
    this.#moved[index] = moved
    return moved
  }
}
