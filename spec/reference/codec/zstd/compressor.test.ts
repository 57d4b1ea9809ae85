import { expect, it } from 'vitest'
import { loadCompressor } from './compressor.js'
import { loadDecompressor } from './decompressor.js'
import { FrameReader } from './frames.js'

const [compress, decompress] = await Promise.all([loadCompressor(), loadDecompressor()])

it.each([0, 1, 40, 5000, 300_000])('a frame of %i bytes holds them, with a checksum that is looked at', (length) => {
  const content = Uint8Array.from({ length }, (_, index) => (index * 7 + (index >> 5)) % 251)
  const frame = compress(content)
  expect(Buffer.from(content).equals(decompress(frame, Math.max(length, 1)) ?? Buffer.from('none'))).toBe(true)
  const damaged = Uint8Array.from(frame)
  damaged[damaged.length - 1] = (damaged.at(-1) as number) ^ 1
  expect(decompress(damaged, Math.max(length, 1))).toBeUndefined()
})

it('frames one after the other are found and read', () => {
  const texts = ['first\n', 'second\n'.repeat(50_000), 'third\n']
  const found: string[] = []
  const reader = new FrameReader(decompress, ({ content }) => found.push(Buffer.from(content ?? []).toString()) > 0)
  reader.write(Buffer.concat(texts.map((text) => compress(Buffer.from(text)))))
  reader.end()
  expect(found).toEqual(texts)
})
