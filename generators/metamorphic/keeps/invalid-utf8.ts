import { withAppended, withoutAppended } from '../appended.js'
import { framesOf, plainFile, withBytes } from '../file-rows.js'
import type { Variant } from '../variant.js'

/** Bytes that are not UTF-8, in maximal faulty parts. */
const faults = [[0xff], [0xc3], [0xed, 0xa0, 0x80], [0xf0, 0x9f, 0x98], [0x80, 0x80], [0xe4, 0xb8]]
const place = '\u0001'

/** An ignorable event at the end with a string whose bytes are not UTF-8: it is read with U+FFFD, and all else stays. */
export const invalidUtf8: Variant = {
  id: 'invalid-utf8',
  keeps: 'verdict',
  title: {
    en: 'an ignorable event at the end with bytes that are not UTF-8',
    zh: '末尾多一个可忽略事件，其中有不是 UTF-8 的字节',
  },
  rules: ['framing.invalid-utf8', 'envelope.unknown-ignorable'],
  vary(draw, question) {
    const varied = framesOf(question) ? undefined : withAppended(question, { data: { text: `a${place}b` } })
    const file = varied && plainFile(varied)
    if (!varied || !file) return undefined
    const bytes = Buffer.from(file.rows.map((row) => `${row}\n`).join('') + file.tail)
    const at = bytes.lastIndexOf(JSON.stringify(place).slice(1, -1))
    const rest = bytes.subarray(at + JSON.stringify(place).length - 2)
    return withBytes(varied, Buffer.concat([bytes.subarray(0, at), Buffer.from(draw.of(faults)), rest]))
  },
  restored(answer, varied) {
    const text = Buffer.from(String(varied.input.bytes), 'base64').toString('utf8')
    return withoutAppended(answer, JSON.parse(text.slice(0, text.lastIndexOf('\n')).split('\n').at(-1) as string))
  },
}
