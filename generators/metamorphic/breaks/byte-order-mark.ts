import { changeOneRow } from '../row-change.js'
import type { Variant } from '../variant.js'

/** A byte order mark before a row, the first or any. */
export const byteOrderMark: Variant = {
  id: 'byte-order-mark',
  keeps: 'nothing',
  title: { en: 'a line that begins with a byte order mark', zh: '以字节顺序标记开头的行' },
  rules: ['framing.json'],
  vary: (draw, question) => changeOneRow(draw, question, (row) => [`\ufeff${row}`]),
}
