import type { Draw } from '../../draw.js'
import { type FrameInput, withFrames } from '../file-rows.js'
import { described } from '../frames.js'
import { frameableText } from '../row-change.js'
import { misstatedFrame, storedFrame } from '../stored-frame.js'
import type { Variant } from '../variant.js'

/** One frame of a container damaged, the first or any. */
function damaged(
  id: string,
  rule: string,
  en: string,
  zh: string,
  damage: (draw: Draw, text: string) => FrameInput,
): Variant {
  return {
    id,
    keeps: 'nothing',
    title: { en, zh },
    rules: [rule],
    vary(draw, question) {
      const text = frameableText(question)
      if (!text) return undefined
      const frames = [text.header, ...text.lines]
      const index = draw.below(frames.length)
      return withFrames(
        question,
        frames.map((it, at) => (at === index ? damage(draw, it) : described(it))),
      )
    },
  }
}

/** A frame with bytes changed. */
function changed(frame: FrameInput, change: (bytes: Buffer) => void): FrameInput {
  const bytes = Buffer.from(frame.bytes ?? '', 'base64')
  change(bytes)
  return { bytes: bytes.toString('base64') }
}

export const wrongChecksum = damaged(
  'wrong-checksum',
  'zstd.content',
  'a frame whose checksum is wrong',
  '校验和有误的帧',
  (_draw, text) => ({ ...described(text), checksum: 'bad' }),
)

export const wrongSize = damaged(
  'wrong-size',
  'zstd.content',
  'a frame that states another size than its content has',
  '所述大小与内容不符的帧',
  (draw, text) => misstatedFrame(draw, Buffer.from(text)),
)

export const reservedBits = damaged(
  'reserved-bits',
  'zstd.reserved-bits',
  'a frame with a reserved bit set',
  '置有保留位的帧',
  (draw, text) =>
    changed(storedFrame(draw, Buffer.from(text)), (bytes) => {
      bytes[4] = (bytes[4] as number) | draw.of([0x08, 0x10, 0x18])
    }),
)

export const wrongMagic = damaged(
  'wrong-magic',
  'zstd.magic',
  'a frame that begins with other bytes',
  '以其他字节开头的帧',
  (draw, text) =>
    changed(storedFrame(draw, Buffer.from(text)), (bytes) => {
      const at = draw.below(4)
      bytes[at] = (bytes[at] as number) ^ 1
    }),
)
