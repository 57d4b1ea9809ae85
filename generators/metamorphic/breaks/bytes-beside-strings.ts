import { changeOneRowToBytes } from '../row-change.js'
import type { Variant } from '../variant.js'

/** A byte that is not UTF-8 outside of any string. */
export const bytesBesideStrings: Variant = {
  id: 'bytes-beside-strings',
  keeps: 'nothing',
  title: { en: 'a byte that is not UTF-8 outside of strings', zh: '字符串之外有不是 UTF-8 的字节' },
  rules: ['framing.json', 'framing.invalid-utf8'],
  vary: (draw, question) =>
    changeOneRowToBytes(draw, question, (row) => {
      const fault = Buffer.from(draw.of([[0xff], [0xc3], [0xed, 0xa0, 0x80]]))
      return Buffer.concat(draw.chance(1, 2) ? [fault, row] : [row, fault])
    }),
}
