import { withFrames } from '../file-rows.js'
import { described } from '../frames.js'
import { frameableText } from '../row-change.js'
import type { Variant } from '../variant.js'

/** Complete frames that end within a record, whether a torn one follows or not. */
export const recordEnd: Variant = {
  id: 'record-end',
  keeps: 'nothing',
  title: { en: 'complete frames that end within a record', zh: '完整的帧止于某条记录之内' },
  rules: ['zstd.record-end'],
  vary(draw, question) {
    const text = frameableText(question)
    if (!text) return undefined
    const whole = [text.header, ...text.lines, draw.of(['{', '{"type":"turn/end"}', ' '])].map(described)
    return withFrames(question, draw.chance(1, 2) ? whole : [...whole, { tail: '}', cut: draw.between(1, 4) }])
  },
}
