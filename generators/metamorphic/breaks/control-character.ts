import { changeOneRow } from '../row-change.js'
import type { Variant } from '../variant.js'

/** A control character in a string that is not escaped. */
export const controlCharacter: Variant = {
  id: 'control-character',
  keeps: 'nothing',
  title: { en: 'a control character in a string as itself', zh: '字符串中未转义的控制字符' },
  rules: ['framing.json'],
  vary: (draw, question) =>
    changeOneRow(draw, question, (row) => {
      const quote = row.indexOf('"')
      if (quote < 0) return undefined
      return [`${row.slice(0, quote + 1)}${draw.of(['\t', '\r', '\u0000', '\u001f'])}${row.slice(quote + 1)}`]
    }),
}
