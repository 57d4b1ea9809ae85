import { changeOneRow } from '../row-change.js'
import type { Variant } from '../variant.js'

/** An empty line before a row. */
export const emptyLine: Variant = {
  id: 'empty-line',
  keeps: 'nothing',
  title: { en: 'an empty line', zh: '空行' },
  rules: ['framing.json'],
  vary: (draw, question) => changeOneRow(draw, question, (row) => [draw.of(['', ' ', '\r', '\t']), row]),
}
