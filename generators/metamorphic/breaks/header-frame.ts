import { withFrames } from '../file-rows.js'
import { described } from '../frames.js'
import { frameableText } from '../row-change.js'
import type { Variant } from '../variant.js'

/** A first frame that is cut, or holds more or less than the line of the header. */
export const headerFrame: Variant = {
  id: 'header-frame',
  keeps: 'nothing',
  title: { en: 'a first frame that is not the header alone', zh: '首帧不恰为头部' },
  rules: ['zstd.header-frame'],
  vary(draw, question) {
    const text = frameableText(question)
    if (!text) return undefined
    const { header, lines } = text
    const [first = '\n', ...others] = lines
    const frames = draw.of([
      [described(header + first), ...others.map(described)],
      [described(''), ...[header, ...lines].map(described)],
      [described(header.slice(0, -1)), ...['\n', ...lines].map(described)],
      [{ ...described(header), cut: draw.between(1, 4) }],
      [],
    ])
    return withFrames(question, frames)
  },
}
