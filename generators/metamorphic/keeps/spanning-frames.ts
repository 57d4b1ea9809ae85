import type { Draw } from '../../draw.js'
import { isStrict, withFrames } from '../file-rows.js'
import { fileText, frameOf } from '../frames.js'
import { storedFrame } from '../stored-frame.js'
import type { Variant } from '../variant.js'

/** Frames end within rows, and within characters. */
export const spanningFrames: Variant = {
  id: 'spanning-frames',
  keeps: 'verdict',
  title: { en: 'rows that begin in one frame and end in another', zh: '始于一帧而终于另一帧的行' },
  rules: ['zstd.spanning'],
  vary(draw, question) {
    const text = fileText(question)
    if (!isStrict(question) || text?.tail !== '' || text.lines.length === 0) return undefined
    const parts = partsOf(draw, Buffer.from(text.lines.join('')))
    return withFrames(question, [frameOf(draw, text.header), ...parts.map((part) => storedFrame(draw, part))])
  },
}

/** Bytes in several parts, some of them perhaps of one byte. */
function partsOf(draw: Draw, bytes: Buffer): Buffer[] {
  const ends = Array.from({ length: draw.between(1, 5) }, () => draw.below(bytes.length)).sort(
    (one, other) => one - other,
  )
  return [...ends, bytes.length].map((end, index) => bytes.subarray(ends[index - 1] ?? 0, end))
}
