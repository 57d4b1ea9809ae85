import type { JsonObject } from '../../spec/reference/verdict.js'
import type { Draw } from '../draw.js'
import type { Question } from '../question.js'
import { anyPlace, type Place, placesIn, withMember, withoutPlace, withValue } from '../shrink/places.js'
import type { Damage } from './damage.js'
import { knownMembers, knownStrings, stringsOf } from './dictionary.js'

/** Damages to one value somewhere in a question. */
export const valueDamages: readonly Damage[] = [
  {
    id: 'member-lost',
    weight: 3,
    apply: changed(isMember, (input, [path]) => withoutPlace(input, path)),
  },
  {
    id: 'member-added',
    weight: 3,
    apply: changed(isObjectPlace, (input, [path, owner], draw) => {
      const name = draw.of(knownMembers)
      const value = draw.chance(1, 2) ? anyValue(draw) : borrowed(input, name, draw)
      return withValue(input, path, withMember(owner as JsonObject, name, value))
    }),
  },
  {
    id: 'value-of-another-type',
    weight: 3,
    apply: changed(isInside, (input, [path], draw) => withValue(input, path, anyValue(draw))),
  },
  {
    id: 'number-moved',
    weight: 4,
    apply: changed(isNumberPlace, (input, [path, value], draw) => withValue(input, path, moved(value as number, draw))),
  },
  {
    id: 'text-changed',
    weight: 3,
    apply: changed(isTextPlace, (input, [path, value], draw) =>
      withValue(
        input,
        path,
        draw.of(['', ' ', 'x', `${value}x`, `x${value}`, `${value} `, (value as string).slice(1)]),
      ),
    ),
  },
  {
    id: 'word-of-the-format',
    weight: 2,
    apply: changed(isTextPlace, (input, [path], draw) => withValue(input, path, draw.of(knownStrings))),
  },
  {
    id: 'word-for-the-member',
    weight: 4,
    apply: changed(
      ([path]) => stringsOf(String(path.at(-1))).length > 0,
      (input, [path], draw) => withValue(input, path, draw.of(stringsOf(String(path.at(-1))))),
    ),
  },
  {
    id: 'value-of-a-namesake',
    weight: 5,
    apply: changed(isScalarMember, (input, [path], draw) =>
      withValue(input, path, borrowed(input, String(path.at(-1)), draw)),
    ),
  },
  {
    id: 'value-of-another-place',
    weight: 2,
    apply: changed(isInside, (input, [path], draw) => withValue(input, path, draw.of([...placesIn(input)])[1])),
  },
]

/** A change at one of the places that it fits. */
function changed(
  fits: (place: Place) => boolean,
  change: (input: JsonObject, place: Place, draw: Draw) => JsonObject,
): Damage['apply'] {
  return (question: Question, draw) => {
    const place = anyPlace(question.input, fits, draw)
    return place && { ...question, input: change(question.input, place, draw) }
  }
}

function isInside([path]: Place): boolean {
  return path.length > 0
}

function isMember([path]: Place): boolean {
  return path.length > 1 && typeof path.at(-1) === 'string'
}

function isObjectPlace([path, value]: Place): boolean {
  return path.length > 0 && typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isNumberPlace([, value]: Place): boolean {
  return typeof value === 'number'
}

function isTextPlace([, value]: Place): boolean {
  return typeof value === 'string'
}

function isScalarMember([path, value]: Place): boolean {
  return typeof path.at(-1) === 'string' && (typeof value !== 'object' || value === null)
}

/** A number a little off, or at the edge of what numbers can be. */
function moved(value: number, draw: Draw): number {
  return draw.weighted<() => number>([
    [6, () => value + draw.of([1, -1])],
    [2, () => value + draw.of([2, -2, 10])],
    [1, () => value + 0.5],
    [2, () => draw.of([0, -1, 1, 2 ** 53, -(2 ** 53), 1e300])],
  ])()
}

/** A value that a member of the same name has elsewhere; any value where there is none. */
function borrowed(input: JsonObject, name: string, draw: Draw): unknown {
  const found = [...placesIn(input)].filter(([path]) => path.at(-1) === name)
  return found.length > 0 ? draw.of(found)[1] : anyValue(draw)
}

function anyValue(draw: Draw): unknown {
  return draw.of<unknown>([
    null,
    true,
    false,
    0,
    1,
    -1,
    1.5,
    '',
    'x',
    draw.of(knownStrings),
    [],
    [null],
    [{}],
    {},
    { x: 1 },
  ])
}
