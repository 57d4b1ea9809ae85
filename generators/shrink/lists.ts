import type { JsonObject } from '../../spec/reference/verdict.js'
import { groupsIn } from './belonging.js'
import { goneWith } from './gone.js'
import { type Path, type Place, valueAt, withValue } from './places.js'
import { renumbered } from './renumber.js'

/**
 * Inputs without some elements of a list, the outer lists first, and of each the most elements first: neighbours, all of
 * them, half, a quarter, down to one; those that belong together; and those with all between them. Events that stay are
 * renumbered, so that a log without a row is a log.
 */
export function shorterLists(input: JsonObject, places: readonly Place[]): (() => JsonObject)[] {
  const found = places.filter((place): place is readonly [Path, unknown[]] => Array.isArray(place[1]))
  const byDepth = found.sort(([left], [right]) => left.length - right.length)
  return byDepth.flatMap(([path, list]) => {
    const head = beginsWithHeader(path) ? 1 : 0 // the header stays
    return cutsOf(list.slice(head)).map(({ indices }) => () => {
      const gone = indices().map((index) => index + head)
      return withoutElements(input, path, list, gone)
    })
  })
}

/** Elements of a list that may go. */
interface Cut {
  readonly size: number
  /** Their indices, made when they are asked for: there are as many cuts as elements, and more. */
  readonly indices: () => readonly number[]
}

/** What may go of a list, the most first. */
function cutsOf(list: readonly unknown[]): Cut[] {
  const groups = groupsIn(list)
  const together = groups.flatMap((group) => {
    const span = between(group[0] as number, (group.at(-1) as number) + 1)
    return span.size === group.length ? [span] : [{ size: group.length, indices: () => group }, span]
  })
  return [...neighboursIn(list.length), ...together].sort((left, right) => right.size - left.size)
}

/** Neighbours in a list of a length, the last ones first. */
function neighboursIn(length: number): Cut[] {
  const cuts: Cut[] = []
  for (let size = length; size >= 1; size = Math.floor(size / 2))
    for (let at = length - size; at >= 0; at -= size) cuts.push(between(at, at + size))
  return cuts
}

function between(from: number, to: number): Cut {
  return { size: to - from, indices: () => Array.from({ length: to - from }, (_, index) => from + index) }
}

/** An input without some elements of a list of it. If they are events, those that stay are renumbered. */
export function withoutElements(
  input: JsonObject,
  path: Path,
  list: readonly unknown[],
  gone: readonly number[],
): JsonObject {
  const isGone = new Set(gone)
  const shorter = withValue(
    input,
    path,
    list.filter((_, index) => !isGone.has(index)),
  )
  const first = numberOfFirst(path, input)
  if (first === undefined) return shorter
  const whole = path[0] === 'directory' ? path.slice(0, 2) : []
  const removed = gone.map((index) => list[index])
  const numbers = gone.map((index) => first + index)
  const log = valueAt(input, whole) as JsonObject
  return withValue(shorter, whole, renumbered(valueAt(shorter, whole), goneWith(numbers, removed, log)))
}

function beginsWithHeader(path: Path): boolean {
  return path.at(-1) === 'rows' && (path.at(-3) !== 'frames' || path.at(-2) === 0)
}

/** The number of the first event of a list of events; undefined of another list. A header is before all of them. */
function numberOfFirst(path: Path, input: JsonObject): number | undefined {
  const name = path.join()
  if (path.at(-1) === 'rows') return rowsBefore(path, input) - 1
  if (name === 'session,events') return 0
  if (name === 'attempts') return (input.session as { events?: unknown[] }).events?.length ?? 0
  if (name !== 'events' || input.delivery === undefined) return undefined
  const [event] = input.events as readonly { seq?: unknown }[]
  return typeof event?.seq === 'number' ? event.seq : 0
}

/** How many rows stand in the frames before the one of a list of rows. */
function rowsBefore(path: Path, input: JsonObject): number {
  if (path.at(-3) !== 'frames') return 0
  const frames = valueAt(input, path.slice(0, -2)) as readonly { rows?: readonly unknown[] }[]
  return frames.slice(0, Number(path.at(-2))).reduce((sum, { rows = [] }) => sum + rows.length, 0)
}
