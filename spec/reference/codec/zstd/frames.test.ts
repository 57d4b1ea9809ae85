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
