import fc from 'fast-check'
import { expect, it } from 'vitest'
import { loadDecompressor } from '../../spec/reference/codec/zstd/decompressor.js'
import { DocumentArbitrary } from '../document-arbitrary.js'
import { storedFrame } from './stored-frame.js'

const decompressor = await loadDecompressor()

it('frames of many forms decompress to their content', () => {
  const forms = new Set<number>()
  for (const size of [0, 1, 2, 255, 256, 300, 70_000, 250_000]) {
    const content = Buffer.alloc(size, 'ab\n')
    const made = new DocumentArbitrary({ make: (draw) => storedFrame(draw, content), reductions: () => [] })
    for (const { bytes = '' } of fc.sample(made, { seed: size, numRuns: 25 })) {
      const frame = Buffer.from(bytes, 'base64')
      forms.add(frame[4] as number)
      expect(Buffer.from(decompressor(frame, 300_000) ?? [1]).equals(content), `${size} bytes`).toBe(true)
    }
  }
  // windows without a size and with one of 2, 4 and 8 bytes; single segments with one of 1, 2, 4 and 8
  expect([...forms].sort((one, other) => one - other)).toEqual([0x00, 0x20, 0x40, 0x60, 0x80, 0xa0, 0xc0, 0xe0])
})
