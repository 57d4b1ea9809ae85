import type { Draw } from '../../draw.js'
import { changeRows } from '../file-rows.js'
import { isList, isObjectText, type JsonText, readJson, stringOf, writeJson } from '../json-text.js'
import type { Variant } from '../variant.js'

const short: Readonly<Record<string, string>> = {
  '"': '\\"',
  '\\': '\\\\',
  '/': '\\/',
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
}
const mustBeEscaped = /["\\\u0000-\u001f]|\p{Surrogate}/u

/** Characters of strings, and of the names of members, as themselves or as one of their escapes. */
export const escapes: Variant = {
  id: 'escapes',
  keeps: 'verdict',
  title: { en: 'characters escaped otherwise', zh: '字符改用其他转义写法' },
  rules: ['framing.json', 'framing.line-feed', 'framing.lone-surrogate'],
  vary: (draw, question) =>
    changeRows(question, (row) => {
      const text = readJson(row)
      return text === undefined ? row : writeJson(respelled(draw, text))
    }),
}

function respelled(draw: Draw, text: JsonText): JsonText {
  if (isList(text)) return { items: text.items.map((it) => respelled(draw, it)) }
  if (!isObjectText(text)) return stringOf(text) === undefined ? text : stringText(draw, text as string)
  return { members: text.members.map(([name, it]) => [stringText(draw, name), respelled(draw, it)] as const) }
}

/** A string, each of its characters spelled in a way that stands for it. */
function stringText(draw: Draw, spelled: string): string {
  const characters = [...(JSON.parse(spelled) as string)]
  return `"${characters.map((character) => characterText(draw, character)).join('')}"`
}

function characterText(draw: Draw, character: string): string {
  const letter = short[character]
  const spellings = [
    ...(mustBeEscaped.test(character) ? [] : [character, character, character]),
    ...(letter ? [letter] : []),
    unitsText(draw, character),
  ]
  return draw.of(spellings)
}

/** The escapes of the UTF-16 units: two for a character beyond U+FFFF. */
function unitsText(draw: Draw, character: string): string {
  const units = Array.from({ length: character.length }, (_, index) => character.charCodeAt(index))
  return units
    .map((unit) => unit.toString(16).padStart(4, '0'))
    .map((hex) => `\\u${draw.chance(1, 2) ? hex.toUpperCase() : hex}`)
    .join('')
}
