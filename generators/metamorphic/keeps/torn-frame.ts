import { framesOf, isStrict, withFrames } from '../file-rows.js'
import { described, fileText, frameOf } from '../frames.js'
import type { Variant } from '../variant.js'
import { batchesOf } from './frames.js'

/** The last rows stand in a frame whose checksum is cut off, which takes no row away. */
export const tornFrame: Variant = {
  id: 'torn-frame',
  keeps: 'verdict',
  title: { en: 'the last rows in a frame that lacks the end of its checksum', zh: '最后几行所在的帧缺少校验和的末尾' },
  rules: ['zstd.torn-frame'],
  vary(draw, question) {
    const text = fileText(question)
    if (!text || (text.lines.length === 0 && text.tail === '')) return undefined
    if (framesOf(question) && !isStrict(question)) return undefined
    // only what stands in a torn frame is read as in a plain log where something may be withheld
    const first = isStrict(question) ? draw.between(0, text.lines.length) : 0
    const torn = described(text.lines.slice(first).join('') + text.tail)
    const whole = batchesOf(draw, text.lines.slice(0, first)).map((batch) => frameOf(draw, batch))
    return withFrames(question, [frameOf(draw, text.header), ...whole, { ...torn, cut: draw.between(1, 4) }])
  },
}
