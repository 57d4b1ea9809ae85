import { framesOf, plainFile, withFrames, withRows } from '../file-rows.js'
import type { Variant } from '../variant.js'

const tails = [
  '{',
  '{"type":"turn/st',
  '{"type":"turn/end","seq":0,"time":1,"data":{}}',
  '\ufeff',
  ' ',
  '\r',
  'null',
  '中',
]

/** The file ends in a line that is not complete, as after a crash. */
export const tornTail: Variant = {
  id: 'torn-tail',
  keeps: 'verdict',
  title: { en: 'a line at the end that is not complete', zh: '末尾有一行未写完' },
  rules: ['framing.torn-tail', 'zstd.torn-frame'],
  vary(draw, question) {
    const file = plainFile(question)
    if (file && file.rows.length > 0) return withRows(question, file.rows, file.tail + draw.of(tails))
    const frames = framesOf(question)
    if (!frames || frames.length === 0) return undefined
    // what comes after a frame that is torn already would belong to it
    const isWhole = frames.every(({ bytes, cut }) => bytes === undefined && cut === undefined)
    return isWhole ? withFrames(question, [...frames, { tail: draw.of(tails), cut: draw.between(1, 4) }]) : undefined
  },
}
