import { changeRows } from '../file-rows.js'
import type { Variant } from '../variant.js'

/** Each line ends with CRLF, as some editors store it. */
export const carriageReturns: Variant = {
  id: 'carriage-returns',
  keeps: 'verdict',
  title: { en: 'lines that end with CRLF', zh: '以 CRLF 结尾的行' },
  rules: ['framing.whitespace'],
  vary: (_draw, question) => changeRows(question, (row) => `${row}\r`),
}
