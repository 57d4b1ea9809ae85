import type { JsonObject } from '../../spec/reference/verdict.js'
import type { Question } from '../question.js'
import { uncopied } from './copies.js'
import { plainerEvents } from './events.js'
import { joinedNeighbours } from './joined.js'
import { shorterLists } from './lists.js'
import { type Place, placesIn, withoutPlace, withValue } from './places.js'

type Reduction = () => Question

/**
 * Smaller questions than one, the much smaller first: without what it need not say, without some of its rows or other
 * elements, without a member, with a simpler value. Events that stay are renumbered, so that a log without a row is a log.
 */
export function reductions(question: Question): readonly Reduction[] {
  const { input } = question
  const places = [...placesIn(input)]
  const inputs = [uncopied, shorterLists, joinedNeighbours, plainerEvents, poorer, plainer].flatMap((smaller) =>
    smaller(input, places),
  )
  return [...simpler(question), ...inputs.map((make) => () => ({ ...question, input: make() }))]
}

/** Without what a question says beside its input, and a file of frames as one of rows. */
function simpler(question: Question): Reduction[] {
  const { vocabulary, recovery, ...plain } = question
  const { frames, ...input } = question.input as { frames?: readonly { rows?: readonly unknown[] }[] }
  return [
    ...(vocabulary === undefined ? [] : [() => ({ ...plain, ...(recovery ? { recovery } : {}) })]),
    ...(recovery === undefined ? [] : [() => ({ ...plain, ...(vocabulary ? { vocabulary } : {}) })]),
    ...(frames ? [() => ({ ...question, input: { ...input, rows: frames.flatMap(({ rows = [] }) => rows) } })] : []),
  ]
}

/** Without one member, from the outside in. */
function poorer(input: JsonObject, places: readonly Place[]): (() => JsonObject)[] {
  const members = places.filter(([path]) => path.length > 1 && typeof path.at(-1) === 'string')
  const byDepth = members.sort(([left], [right]) => left.length - right.length)
  return byDepth.map(
    ([path]) =>
      () =>
        withoutPlace(input, path),
  )
}

/** With a simpler value in the place of one: nothing, less of it, or the least. */
function plainer(input: JsonObject, places: readonly Place[]): (() => JsonObject)[] {
  return places.flatMap(([path, value]) => simplerValues(value).map((it) => () => withValue(input, path, it)))
}

function simplerValues(value: unknown): unknown[] {
  if (typeof value === 'string') {
    if (value.length < 2) return value === '' ? [] : ['']
    return [...new Set(['', 'a', value.slice(0, Math.ceil(value.length / 2)), value.slice(1)])]
  }
  if (typeof value === 'number') return [0, 1, Math.trunc(value / 2)].filter((it) => Math.abs(it) < Math.abs(value))
  if (value === true) return [false]
  return []
}
