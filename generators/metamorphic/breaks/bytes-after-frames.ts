import { withFrames } from '../file-rows.js'
import { described } from '../frames.js'
import { frameableText } from '../row-change.js'
import type { Variant } from '../variant.js'

/** Four bytes are the first that cannot be a torn frame. */
const others = ['0000', '{"a"', '\n\n\n\n', '{"type":"turn/end"}\n']

/** Bytes after the last frame that do not begin one. */
export const bytesAfterFrames: Variant = {
  id: 'bytes-after-frames',
  keeps: 'nothing',
  title: { en: 'bytes after the frames that begin none', zh: '帧之后有不构成帧开头的字节' },
  rules: ['zstd.magic'],
  vary(draw, question) {
    const text = frameableText(question)
    if (!text) return undefined
    const other = { bytes: Buffer.from(draw.of(others)).toString('base64') }
    return withFrames(question, [...[text.header, ...text.lines].map(described), other])
  },
}
