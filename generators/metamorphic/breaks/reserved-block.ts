import { withFrames } from '../file-rows.js'
import { described } from '../frames.js'
import { frameableText } from '../row-change.js'
import type { Variant } from '../variant.js'

/** A frame header with a window and without anything else, and then a block of the type that is reserved. */
const frame = Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0x00, 0x38, 0x07, 0x00, 0x00])

/** A frame with a block of the reserved type, anywhere among the others. */
export const reservedBlock: Variant = {
  id: 'reserved-block',
  keeps: 'nothing',
  title: { en: 'a frame with a block of the reserved type', zh: '含保留类型数据块的帧' },
  rules: ['zstd.block-type'],
  vary(draw, question) {
    const text = frameableText(question)
    if (!text) return undefined
    const frames = [text.header, ...text.lines].map(described)
    return withFrames(
      question,
      frames.toSpliced(draw.between(0, frames.length), 0, { bytes: frame.toString('base64') }),
    )
  },
}
