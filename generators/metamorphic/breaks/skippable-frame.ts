import { withFrames } from '../file-rows.js'
import { described } from '../frames.js'
import { frameableText } from '../row-change.js'
import type { Variant } from '../variant.js'

/** A frame that every Zstandard tool passes over, anywhere among the others. */
export const skippableFrame: Variant = {
  id: 'skippable-frame',
  keeps: 'nothing',
  title: { en: 'a skippable frame', zh: '可跳过的帧' },
  rules: ['zstd.magic'],
  vary(draw, question) {
    const text = frameableText(question)
    if (!text) return undefined
    const frames = [text.header, ...text.lines].map(described)
    const skippable = Buffer.from([draw.between(0x50, 0x5f), 0x2a, 0x4d, 0x18, 2, 0, 0, 0, 0x7b, 0x7d])
    return withFrames(
      question,
      frames.toSpliced(draw.between(0, frames.length), 0, { bytes: skippable.toString('base64') }),
    )
  },
}
