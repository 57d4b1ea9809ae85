import { changeRows } from '../file-rows.js'
import { readJson, writeJson } from '../json-text.js'
import type { Variant } from '../variant.js'

/** All but the line feed, which ends a line. */
const spaces = ['', '', '', ' ', '\t', '\r', '  \t']

/** White space between the tokens of a row, and around it. */
export const whiteSpace: Variant = {
  id: 'white-space',
  keeps: 'verdict',
  title: { en: 'white space around the tokens of a row', zh: '行内各词法单元周围的空白' },
  rules: ['framing.whitespace', 'framing.json'],
  vary: (draw, question) =>
    changeRows(question, (row) => {
      const text = readJson(row)
      const space = () => draw.of(spaces)
      return text === undefined ? row : `${space()}${writeJson(text, space)}${space()}`
    }),
}
