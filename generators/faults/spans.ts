import type { JsonObject } from '../../spec/reference/verdict.js'
import type { Draw } from '../draw.js'
import type { Question } from '../question.js'
import { anyPlace, type Place, withValue } from '../shrink/places.js'
import type { Damage, Focus } from './damage.js'

/**
 * Damage to which neighbours an event is about, with their list and both ends changed alike: whoever moves a span by
 * mistake does not contradict himself.
 */
export const spanDamages: readonly Damage[] = [{ id: 'span-moved', weight: 6, apply: move }]

function move(question: Question, draw: Draw, focus: Focus): Question | undefined {
  const place = anyPlace(question.input, (it) => spanOf(it[1]) !== undefined && focus(it), draw)
  const span = place && spanOf(place[1])
  if (!place || !span) return undefined
  const moved = movedList(span.list, draw)
  return { ...question, input: withValue(question.input, place[0] as Place[0], span.withList(moved)) }
}

interface Span {
  readonly list: readonly number[]
  /** The record with another list, and with its ends. */
  readonly withList: (list: readonly number[]) => unknown
}

/** The span that an event replaces, or that its data shadow; undefined where it is about none. */
function spanOf(record: unknown): Span | undefined {
  if (typeof record !== 'object' || record === null) return undefined
  const { surfaceOp, sourceEventSeqs, shadowedRange, shadowedSeqs } = record as JsonObject
  const of = (
    name: string,
    ends: string,
    [first, last]: readonly [string, string],
    list: unknown,
  ): Span | undefined => {
    const own = (record as JsonObject)[ends]
    if (!isNumbers(list) || typeof own !== 'object' || own === null) return undefined
    const withEnds = (moved: readonly number[]) => ({ ...own, [first]: moved[0], [last]: moved.at(-1) })
    return { list, withList: (moved) => ({ ...record, [name]: moved, [ends]: withEnds(moved) }) }
  }
  if (shadowedRange) return of('shadowedSeqs', 'shadowedRange', ['start', 'end'], shadowedSeqs)
  const names = Object.hasOwn((surfaceOp ?? {}) as object, 'startSeq')
    ? (['startSeq', 'endSeq'] as const)
    : (['start', 'end'] as const)
  return surfaceOp ? of('sourceEventSeqs', 'surfaceOp', names, sourceEventSeqs) : undefined
}

function isNumbers(list: unknown): list is readonly number[] {
  return Array.isArray(list) && list.length > 0 && list.every((it) => typeof it === 'number')
}

/** One more at either end, near or at the front of the log, or one less. */
function movedList(list: readonly number[], draw: Draw): readonly number[] {
  const [first = 0, last = 0] = [list[0], list.at(-1)]
  return draw.of<() => readonly number[]>([
    () => [draw.below(Math.max(1, first)), ...list],
    () => [Math.max(0, first - draw.between(1, 3)), ...list],
    () =>
      Array.from({ length: Math.min(last + 1, 50) }, (_, index) => index).filter(
        (it) => it >= first - 4 || list.includes(it),
      ),
    () => [...list, last + draw.between(1, 3)],
    () => list.slice(1),
    () => list.slice(0, -1),
  ])()
}
