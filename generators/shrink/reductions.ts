import type { JsonObject } from '../../spec/reference/verdict.js'
import type { Question } from '../question.js'
import { type Path, placesIn, withoutPlace, withValue } from './places.js'
import { renumbered } from './renumber.js'

type Reduction = () => Question

/**
 * Smaller questions than one, the much smaller first: without what it need not say, without some of its rows or other
 * elements, without a member, with a simpler value. Events that stay are renumbered, so that a log without a row is a log.
 */
export function reductions(question: Question): readonly Reduction[] {
  const places = [...placesIn(question.input)]
  return [...simpler(question), ...shorter(question, places), ...poorer(question, places), ...plainer(question, places)]
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

type Places = readonly (readonly [Path, unknown])[]

/** Without neighbours of a list: half of it, a quarter, down to one; the outer lists first. */
function shorter(question: Question, places: Places): Reduction[] {
  const found = places.filter((place): place is readonly [Path, unknown[]] => Array.isArray(place[1]))
  const byDepth = found.sort(([left], [right]) => left.length - right.length)
  return byDepth.flatMap(([path, list]) => {
    const head = path.join() === 'rows' || path.join() === 'frames,0,rows' ? 1 : 0 // the header stays
    const made: Reduction[] = []
    for (let size = list.length - head; size >= 1; size = Math.floor(size / 2))
      for (let at = list.length - size; at >= head; at -= size)
        made.push(() => withInput(question, withoutElements(question.input, path, list, at, size)))
    return made
  })
}

function withoutElements(
  input: JsonObject,
  path: Path,
  list: readonly unknown[],
  at: number,
  size: number,
): JsonObject {
  const shorter = withValue(input, path, list.toSpliced(at, size))
  const first = numberOfFirst(path, input)
  if (first === undefined) return shorter
  return renumbered(
    shorter,
    Array.from({ length: size }, (_, index) => first + at + index),
  )
}

/** The number of the first event of a list of events; undefined of another list. */
function numberOfFirst(path: Path, input: JsonObject): number | undefined {
  const name = path.join()
  if (name === 'rows') return -1
  if (name === 'session,events') return 0
  if (name === 'frames,0,rows') return -1
  const frame = /^frames,(\d+),rows$/.exec(name)
  if (frame) {
    const before = (input.frames as readonly { rows?: readonly unknown[] }[]).slice(0, Number(frame[1]))
    return before.reduce((sum, { rows = [] }) => sum + rows.length, -1)
  }
  if (name === 'attempts') return (input.session as { events?: unknown[] }).events?.length ?? 0
  if (name !== 'events' || input.delivery === undefined) return undefined
  const [event] = input.events as readonly { seq?: unknown }[]
  return typeof event?.seq === 'number' ? event.seq : 0
}

/** Without one member, from the outside in. */
function poorer(question: Question, places: Places): Reduction[] {
  const members = places.filter(([path]) => path.length > 1 && typeof path.at(-1) === 'string')
  const byDepth = members.sort(([left], [right]) => left.length - right.length)
  return byDepth.map(
    ([path]) =>
      () =>
        withInput(question, withoutPlace(question.input, path)),
  )
}

/** With a simpler value in the place of one: nothing, less of it, or the least. */
function plainer(question: Question, places: Places): Reduction[] {
  return places.flatMap(([path, value]) =>
    simplerValues(value).map((it) => () => withInput(question, withValue(question.input, path, it))),
  )
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

function withInput(question: Question, input: JsonObject): Question {
  return { ...question, input }
}
