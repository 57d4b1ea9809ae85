import type { JsonObject } from '../../spec/reference/verdict.js'
import type { Draw } from '../draw.js'
import type { Question } from '../question.js'
import { anyPlace, type Path, type Place, withValue } from '../shrink/places.js'
import { renumbered } from '../shrink/renumber.js'
import type { Damage, Focus } from './damage.js'

type List = readonly [path: Path, items: readonly unknown[]]

/** Damages to the order and the number of things. */
export const listDamages: readonly Damage[] = [
  {
    id: 'element-lost',
    weight: 4,
    apply: onList(1, (items, draw, some) => items.toSpliced(anyIndex(some, items, draw), 1)),
  },
  {
    id: 'element-twice',
    weight: 5,
    apply: onList(1, (items, draw, some) => {
      const at = anyIndex(some, items, draw)
      return items.toSpliced(draw.chance(1, 2) ? at : draw.between(at, items.length), 0, items[at])
    }),
  },
  {
    id: 'elements-swapped',
    weight: 3,
    apply: onList(2, (items, draw, some) => {
      const at = Math.min(anyIndex(some, items, draw), items.length - 2)
      return items.toSpliced(at, 2, items[at + 1], items[at])
    }),
  },
  {
    id: 'element-elsewhere',
    weight: 2,
    apply: onList(2, (items, draw, some) => {
      const at = anyIndex(some, items, draw)
      return items.toSpliced(at, 1).toSpliced(draw.below(items.length), 0, items[at])
    }),
  },
  {
    id: 'types-lost',
    weight: 1,
    apply: onList(2, (items, draw) => {
      const types = new Set(draw.some([...new Set(items.map(typeOf))]))
      return items.filter((item) => !types.has(typeOf(item)))
    }),
  },
  { id: 'list-cut', weight: 2, apply: onList(1, (items, draw) => items.slice(0, draw.below(items.length))) },
  { id: 'list-emptied', weight: 2, apply: onList(1, () => []) },
  {
    id: 'list-turned',
    weight: 1,
    apply: onList(2, (items) => items.toReversed()),
  },
  {
    id: 'element-of-another-list',
    weight: 2,
    apply: (question, draw, focus) => {
      const target = anyPlace(question.input, (it) => isList(it) && focus(it), draw)
      const other = anyPlace(question.input, (place) => isList(place) && place[1].length > 0, draw)
      if (!target || !other || !isList(target) || !isList(other)) return undefined
      const [path, items] = target
      const item = other[1][anyIndex(wantedIn(other, focus), other[1], draw)]
      const longer = items.toSpliced(draw.between(0, items.length), 0, item)
      return withList(question, path, isOfEvents(target) ? numbered(items, longer) : longer)
    },
  },
]

/**
 * A change of a list with so many elements at least, mostly of some of them. Lists of events are most often meant, and are
 * numbered anew.
 */
function onList(
  least: number,
  change: (items: readonly unknown[], draw: Draw, some: readonly number[]) => unknown[],
): Damage['apply'] {
  return (question, draw, focus) => {
    const fits = (isWanted: (list: List) => boolean) => (place: Place) =>
      isList(place) && place[1].length >= least && isWanted(place) && focus(place)
    const events = draw.chance(2, 3) ? anyPlace(question.input, fits(isOfEvents), draw) : undefined
    const place =
      events ??
      anyPlace(
        question.input,
        fits(() => true),
        draw,
      )
    if (!place || !isList(place)) return undefined
    const [path, items] = place
    if (!isOfEvents(place)) return withList(question, path, change(items, draw, wantedIn(place, focus)))
    // what stands before the events is a header, and mostly stays
    const kept = items.slice(0, draw.chance(15, 16) ? firstEvent(items) : 0)
    const rest = items.slice(kept.length)
    if (rest.length < least) return undefined
    const changed = [...kept, ...change(rest, draw, wantedIn([path, rest], focus))]
    return withList(question, path, draw.chance(19, 20) ? numbered(items, changed) : changed)
  }
}

function isList(place: Place): place is List {
  return Array.isArray(place[1])
}

/** Where elements stand that a fault is to be made with: all, where it is about none of them. */
function wantedIn([path, items]: List, focus: Focus): readonly number[] {
  const all = [...items.keys()]
  const wanted = all.filter((index) => focus([[...path, index], items[index]]))
  return wanted.length > 0 ? wanted : all
}

/** One of some elements, those of each type as likely as those of any other. */
function anyIndex(some: readonly number[], items: readonly unknown[], draw: Draw): number {
  const type = draw.of([...new Set(some.map((index) => typeOf(items[index])))])
  return draw.of(some.filter((index) => typeOf(items[index]) === type))
}

function typeOf(item: unknown): unknown {
  return (item as JsonObject | null)?.type
}

function isOfEvents([, items]: List): boolean {
  return items.some((item) => typeof (item as JsonObject | null)?.seq === 'number')
}

function withList(question: Question, path: Path, items: readonly unknown[]): Question {
  return { ...question, input: withValue(question.input, path, items) }
}

function firstEvent(items: readonly unknown[]): number {
  return items.findIndex((item) => typeof (item as JsonObject | null)?.seq === 'number')
}

/** Events with numbers that rise as before; what they cite is cited under its new number where it is still there. */
function numbered(before: readonly unknown[], after: readonly unknown[]): unknown[] {
  const first = firstEvent(before)
  const start = Number((before[first] as JsonObject).seq) - first
  const gone = { seqs: before.flatMap((item, index) => (after.includes(item) ? [] : [start + index])) }
  return after.map((item, index) => {
    if (typeof (item as JsonObject | null)?.seq !== 'number') return item
    return { ...(renumbered(item, gone) as JsonObject), seq: start + index }
  })
}
