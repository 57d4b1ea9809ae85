import type { Draw } from '../../draw.js'
import { isStrict, withFrames } from '../file-rows.js'
import { fileText, frameOf } from '../frames.js'
import type { Variant } from '../variant.js'

/** A plain log as a container, or a container with other frames; rows stay whole. */
export const frames: Variant = {
  id: 'frames',
  keeps: 'verdict',
  title: {
    en: 'the rows in the frames of a container, divided anywhere between them',
    zh: '各行置于容器的帧中，在行间任意划分',
  },
  rules: ['zstd.every-frame', 'zstd.no-checksum'],
  vary(draw, question) {
    const text = fileText(question)
    // what stands in a complete frame is committed, so that nothing of it is withheld; and it leaves no tail
    if (!isStrict(question) || text?.tail !== '') return undefined
    const batches = batchesOf(draw, text.lines).map((batch) => frameOf(draw, batch))
    return withFrames(question, [frameOf(draw, text.header), ...batches])
  },
}

/** The lines in batches, some of them empty. */
export function batchesOf(draw: Draw, lines: readonly string[]): string[] {
  const batches = ['']
  for (const line of lines) {
    while (draw.chance(1, 2)) batches.push('')
    batches.push(`${batches.pop() as string}${line}`)
  }
  return batches
}
