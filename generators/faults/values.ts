import { isObject, type JsonObject } from '../../spec/reference/verdict.js'
import type { Draw } from '../draw.js'
import type { Question } from '../question.js'
import {
  anyPlace,
  type Path,
  type Place,
  placesIn,
  valueAt,
  withMember,
  withoutPlace,
  withValue,
} from '../shrink/places.js'
import type { Damage } from './damage.js'
import { type Dictionary, dictionaryOf } from './dictionary.js'

/** Damages to one value somewhere in a question. */
export const valueDamages: readonly Damage[] = [
  {
    id: 'member-lost',
    weight: 3,
    apply: changed(isMember, (input, [path]) => withoutPlace(input, path)),
  },
  {
    id: 'member-added',
    weight: 4,
    apply: changed(isObjectPlace, (input, [path, owner], draw, words) => {
      const name = anyName(owner as JsonObject, words, draw)
      const value = draw.weighted<() => unknown>([
        [2, () => anyValue(draw, words)],
        [2, () => borrowed(input, name, draw, words)],
        [2, () => words.wordAt([...path, name], draw) ?? anyValue(draw, words)],
      ])()
      return withValue(input, path, withMember(owner as JsonObject, name, value))
    }),
  },
  {
    id: 'member-renamed',
    weight: 2,
    apply: changed(isMember, (input, [path, value], draw, words) => {
      const owner = withoutPlace(input, path)
      const beside = valueAt(owner, path.slice(0, -1)) as JsonObject
      const name = anyName(beside, words, draw)
      return withValue(owner, [...path.slice(0, -1), name], value)
    }),
  },
  {
    id: 'front-lost',
    weight: 3,
    apply: changed(hasFront, (input, [path, value]) => {
      if (typeof value === 'string' && front.test(value)) return withValue(input, path, value.replace(front, ''))
      const name = String(path.at(-1)).replace(front, '')
      return withValue(withoutPlace(input, path), [...path.slice(0, -1), name], value)
    }),
  },
  {
    // one level off: beside the object that it belongs to, or in one that it belongs beside
    id: 'member-moved',
    weight: 2,
    apply: changed(isMember, (input, [path, value], draw) => {
      const [name, owner] = [String(path.at(-1)), path.slice(0, -1)]
      const left = withoutPlace(input, path)
      const beside = Object.entries(valueAt(left, owner) as JsonObject).filter(([, it]) => isObject(it))
      const others = [
        ...beside.map(([member]) => [...owner, member]),
        ...(owner.length > 0 ? [owner.slice(0, -1)] : []),
      ]
      const target = others.length > 0 ? draw.of(others) : owner
      const around = valueAt(left, target)
      return isObject(around) ? withValue(left, target, withMember(around, name, value)) : left
    }),
  },
  {
    id: 'flag-turned',
    weight: 3,
    apply: changed(isFlag, (input, [path, value]) => withValue(input, path, !value)),
  },
  {
    id: 'value-of-another-type',
    weight: 6,
    apply: changed(isInside, (input, [path], draw, words) => withValue(input, path, anyValue(draw, words))),
  },
  {
    id: 'number-moved',
    weight: 10,
    apply: changed(isNumberPlace, (input, [path, value], draw) =>
      withValue(input, path, draw.chance(1, 5) ? numberNear(input, path, draw) : moved(value as number, draw)),
    ),
  },
  {
    id: 'text-changed',
    weight: 4,
    apply: changed(isTextPlace, (input, [path, value], draw) =>
      withValue(
        input,
        path,
        draw.of([
          '',
          ' ',
          'x',
          `${value}x`,
          `x${value}`,
          `${value} `,
          (value as string).slice(1),
          (value as string).toUpperCase(),
        ]),
      ),
    ),
  },
  {
    id: 'digit-changed',
    weight: 3,
    apply: changed(hasDigit, (input, [path, value], draw) => {
      const digits = [...(value as string).matchAll(/\d/g)].map(({ index }) => index)
      const at = draw.of(digits)
      const text = value as string
      return withValue(input, path, text.slice(0, at) + draw.below(10) + text.slice(at + 1))
    }),
  },
  {
    id: 'word-of-the-format',
    weight: 3,
    apply: changed(isTextPlace, (input, [path], draw, words) =>
      withValue(input, path, words.strings.length > 0 ? draw.of(words.strings) : ''),
    ),
  },
  {
    id: 'word-for-the-member',
    weight: 9,
    apply: changed(isSaid, (input, [path, value], draw, words) =>
      withValue(input, path, words.wordAt(path, draw, value) ?? value),
    ),
  },
  {
    id: 'value-of-a-namesake',
    weight: 5,
    apply: changed(isScalarMember, (input, [path, value], draw, words) =>
      withValue(input, path, borrowed(input, String(path.at(-1)), draw, words, value)),
    ),
  },
  {
    // whoever renames by mistake does so all over the document, or a part of it: what is cited there is cited still
    id: 'value-elsewhere-too',
    weight: 6,
    apply: changed(isNameMember, (input, [path, value], draw, words) => {
      const name = path.at(-1) as string
      const part = path.slice(0, draw.of([0, 0, 1, draw.below(path.length)]))
      const within = valueAt(input, part)
      const other = borrowed(within, name, draw, words, value)
      return typeof other === typeof value ? withValue(input, part, renamed(within, value, other, name)) : input
    }),
  },
  {
    id: 'value-of-another-place',
    weight: 3,
    apply: changed(isInside, (input, [path], draw) => withValue(input, path, draw.of([...placesIn(input)])[1])),
  },
]

/** A change at one of the places that it fits. */
function changed(
  fits: (place: Place, words: Dictionary) => boolean,
  change: (input: JsonObject, place: Place, draw: Draw, words: Dictionary) => JsonObject,
): Damage['apply'] {
  return (question: Question, draw, focus) => {
    const words = dictionaryOf(question)
    const place = anyPlace(question.input, (it) => fits(it, words) && focus(it), draw)
    return place && { ...question, input: change(question.input, place, draw, words) }
  }
}

/** What makes another word of one: `x_error`, `x:error`. */
const front = /^[a-z]+[_:]/

function hasFront([path, value]: Place): boolean {
  return (typeof value === 'string' && value.length < 40 && front.test(value)) || front.test(String(path.at(-1)))
}

/** A name that may stand among the members of an object: most often one that stands beside such in the notes. */
function anyName(owner: JsonObject, words: Dictionary, draw: Draw): string {
  const beside = words.membersBeside(Object.keys(owner))
  if (beside.length > 0 && draw.chance(3, 4)) return draw.of(beside)
  return words.members.length > 0 ? draw.of(words.members) : 'extra'
}

function isSaid([path]: Place, words: Dictionary): boolean {
  return typeof path.at(-1) === 'string' && words.isSaidAt(path)
}

function isInside([path]: Place): boolean {
  return path.length > 0
}

function isMember([path]: Place): boolean {
  return typeof path.at(-1) === 'string'
}

function isObjectPlace([path, value]: Place): boolean {
  return path.length > 0 && isObject(value)
}

function isFlag([, value]: Place): boolean {
  return typeof value === 'boolean'
}

function hasDigit([, value]: Place): boolean {
  return typeof value === 'string' && value.length < 80 && /\d/.test(value)
}

function isNumberPlace([, value]: Place): boolean {
  return typeof value === 'number'
}

function isTextPlace([, value]: Place): boolean {
  return typeof value === 'string'
}

function isNameMember([path, value]: Place): boolean {
  return typeof path.at(-1) === 'string' && (typeof value === 'string' || typeof value === 'number')
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

/** A number of the same record: what has to be below one is at times put above it. */
function numberNear(input: JsonObject, path: Path, draw: Draw): unknown {
  const record = path.findLastIndex((step) => typeof step === 'number')
  const numbers = [...placesIn(valueAt(input, path.slice(0, record + 1)))].filter(isNumberPlace)
  return draw.of(numbers)[1]
}

/** Another value that a member of the same name has elsewhere; any value where there is none. */
function borrowed(within: unknown, name: string, draw: Draw, words: Dictionary, except?: unknown): unknown {
  const found = [...placesIn(within)].filter(([path, value]) => path.at(-1) === name && value !== except)
  return found.length > 0 ? draw.of(found)[1] : anyValue(draw, words)
}

/** A document that says another text wherever it said one, or another number in members of a name; names stay. */
function renamed(document: unknown, from: unknown, to: unknown, of: string, member?: string): unknown {
  if (document === from && (typeof from === 'string' || member === of)) return to
  if (typeof document !== 'object' || document === null) return document
  if (Array.isArray(document)) return document.map((item) => renamed(item, from, to, of, member))
  return Object.fromEntries(Object.entries(document).map(([name, it]) => [name, renamed(it, from, to, of, name)]))
}

function anyValue(draw: Draw, { strings }: Dictionary): unknown {
  const word = strings.length > 0 ? draw.of(strings) : 'y'
  return draw.of<unknown>([null, true, false, 0, 1, -1, 1.5, '', 'x', word, [], [null], [{}], {}, { x: 1 }])
}
