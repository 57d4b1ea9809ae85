import { changeOneRow } from '../row-change.js'
import type { Variant } from '../variant.js'

/** What lenient parsers take for JSON: each replaces the end of an object. */
const ends = [
  ',}',
  '}}',
  '},',
  '} // x',
  ', "x": NaN}',
  ', "x": 01}',
  ', "x": +1}',
  ', "x": 1.}',
  ", 'x': 1}",
  ', x: 1}',
  ', "x": "\\x41"}',
]

/** A row in something that is nearly JSON. */
export const noJson: Variant = {
  id: 'no-json',
  keeps: 'nothing',
  title: { en: 'a row that only lenient parsers take', zh: '只有宽松的解析器才接受的行' },
  rules: ['framing.json'],
  vary: (draw, question) =>
    changeOneRow(draw, question, (row) => {
      const end = row.lastIndexOf('}')
      return end < 0 ? undefined : [row.slice(0, end) + draw.of(ends) + row.slice(end + 1)]
    }),
}
