import { compress } from '@bokuweb/zstd-wasm'
import { describe, expect, it } from 'vitest'
import { loadDecompressor } from './decompressor.js'
import { ContentTooLarge, contentOfFrames, readFrames } from './frames.js'
import { scanFrames } from './scan.js'

const hex = (...parts: string[]) => Buffer.from(parts.join(''), 'hex')
const magic = '28b52ffd'
const stored = (letter: string) => `090000${letter}` // one last block with one byte
const decompressor = await loadDecompressor()

describe('the scan', () => {
  it.each([
    ['window', `0038${stored('61')}`],
    ['window and dictionary of 4 bytes', `033800000001${stored('61')}`],
    ['one segment, content size of 1 byte', `2001${stored('61')}`],
    ['content size of 2 bytes', `40380001${stored('61')}`],
    ['content size of 4 bytes', `803800000001${stored('61')}`],
    ['one segment, content size of 8 bytes', `e00000000000000001${stored('61')}`],
    ['checksum', `0438${stored('61')}00000000`],
    ['a run, which is one byte long', '003802001061010000'],
  ])('finds where a frame ends: %s', (_name, rest) => {
    const frame = hex(magic, rest)
    const spans = scanFrames(Buffer.concat([frame, frame]))
    expect(spans.map(({ start, end, stop }) => [start, end, stop])).toEqual([
      [0, frame.length, undefined],
      [frame.length, 2 * frame.length, undefined],
    ])
  })

  it('takes every beginning of a frame for a torn one', () => {
    const frame = hex(magic, '2401', stored('61'), '00000000')
    const stops = Array.from(
      { length: frame.length + 1 },
      (_, length) => scanFrames(frame.subarray(0, length))[0]?.stop,
    )
    expect(stops).toEqual([...Array(frame.length).fill('end-of-file'), undefined])
  })
})

describe('a frame', () => {
  it('that says nothing of its size decompresses, however well it was compressed', () => {
    const run = '02001061' // 128 KiB of one letter
    const content = contentOfFrames(hex(magic, '0038', run.repeat(40), '010000'), decompressor)
    expect(content.length).toBe(40 * 128 * 1024)
    expect(content.every((byte) => byte === 0x61)).toBe(true)
  })

  it.each([
    ['one segment', 600],
    ['several blocks', 300_000],
  ])('that is cut anywhere gives the beginning of its content: %s', (_name, length) => {
    const text = Buffer.from(Array.from({ length }, (_, index) => `${(index * index) % 977} `).join('')).subarray(
      0,
      length,
    )
    const frame = compress(text)
    let known = 0
    for (let cut = 0; cut <= frame.length; cut += 1 + Math.floor(frame.length / 100)) {
      const content = contentOfFrames(frame.subarray(0, cut), decompressor)
      expect(content.length).toBeGreaterThanOrEqual(known)
      expect(Buffer.compare(content, text.subarray(0, content.length))).toBe(0)
      known = content.length
    }
    const block = 128 * 1024
    const lastBlockCut = contentOfFrames(frame.subarray(0, -1), decompressor)
    expect(lastBlockCut).toHaveLength(Math.floor(length / block) * block)
    expect(contentOfFrames(frame, decompressor)).toEqual(text)
  })

  it('with a stored block that is cut gives what is left of it', () => {
    expect(contentOfFrames(hex(magic, '0038', '290000', '6162'), decompressor)).toEqual(Buffer.from('ab'))
    expect(contentOfFrames(hex(magic, '2005', '290000', '6162'), decompressor)).toEqual(Buffer.from('ab'))
  })
})

describe('hostile frames', () => {
  it('that state a size beyond all memory are corrupt, and harm nothing after them', () => {
    const giant = hex(magic, 'c038ffffffffffffff0f', stored('61'))
    const good = hex(magic, '0038', stored('61'))
    const contents = [...readFrames(Buffer.concat([giant, good]), decompressor)].map(({ content }) => content)
    expect(contents).toEqual([undefined, Uint8Array.of(0x61)])
  })

  it('that would decompress to more than 1 GiB are not decompressed', () => {
    const run = '02001061' // 128 KiB of one letter
    const bomb = hex(magic, '0038', run.repeat(8193), '010000')
    expect(() => contentOfFrames(bomb, decompressor)).toThrow(ContentTooLarge)
  })
})
