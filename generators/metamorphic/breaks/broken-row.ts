import { changeOneRow } from '../row-change.js'
import type { Variant } from '../variant.js'

/** A row that is broken into two lines. */
export const brokenRow: Variant = {
  id: 'broken-row',
  keeps: 'nothing',
  title: { en: 'a line feed within a row', zh: '行内有换行' },
  rules: ['framing.json'],
  vary: (draw, question) =>
    changeOneRow(draw, question, (row) => {
      const [first, last] = [row.indexOf('{'), row.lastIndexOf('}')]
      if (first < 0 || last <= first) return undefined
      const end = draw.between(first + 1, last)
      return [row.slice(0, end), row.slice(end)]
    }),
}
