import { compress } from '@bokuweb/zstd-wasm'
import { describe, expect, it } from 'vitest'
import { loadDecompressor } from './decompressor.js'
import { ContentTooLarge, type Frame, FrameReader } from './frames.js'
import { FrameScan } from './scan.js'

const hex = (...parts: string[]) => Buffer.from(parts.join(''), 'hex')
const magic = '28b52ffd'
const stored = (letter: string) => `090000${letter}` // one last block with one byte
const decompressor = await loadDecompressor()

/** The frames of a file that comes in pieces of so many bytes. */
function framesOf(bytes: Uint8Array, pieceLength = bytes.length): Frame[] {
  const frames: Frame[] = []
  const reader = new FrameReader(decompressor, (frame) => frames.push(frame) > 0)
  for (let at = 0; at < bytes.length; at += pieceLength) reader.write(bytes.slice(at, at + pieceLength))
  reader.end()
  return frames
}

/** What all frames give together, as far as they can be read. */
function contentOf(bytes: Uint8Array): Uint8Array {
  return Buffer.concat(framesOf(bytes).map(({ content }) => content ?? new Uint8Array()))
}

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
    expect(new FrameScan().read(Buffer.concat([frame, frame]))).toMatchObject({ end: frame.length })
    const slow = new FrameScan()
    for (let length = 0; length < frame.length; length++) expect(slow.read(frame.subarray(0, length))).toBe(undefined)
    expect(slow.read(frame)).toMatchObject({ end: frame.length })
  })

  it('takes every beginning of a frame for a torn one', () => {
    const frame = hex(magic, '2401', stored('61'), '00000000')
    const stops = Array.from({ length: frame.length + 1 }, (_, length) => framesOf(frame.subarray(0, length))[0]?.stop)
    expect(stops).toEqual([...Array(frame.length).fill('end-of-file'), undefined])
  })
})

describe('a frame', () => {
  it('that says nothing of its size decompresses, however well it was compressed', () => {
    const run = '02001061' // 128 KiB of one letter
    const content = contentOf(hex(magic, '0038', run.repeat(40), '010000'))
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
      const content = contentOf(frame.subarray(0, cut))
      expect(content.length).toBeGreaterThanOrEqual(known)
      expect(Buffer.compare(content, text.subarray(0, content.length))).toBe(0)
      known = content.length
    }
    const block = 128 * 1024
    const lastBlockCut = contentOf(frame.subarray(0, -1))
    expect(lastBlockCut).toHaveLength(Math.floor(length / block) * block)
    expect(contentOf(frame)).toEqual(text)
  })

  it('with a stored block that is cut gives what is left of it', () => {
    expect(contentOf(hex(magic, '0038', '290000', '6162'))).toEqual(Buffer.from('ab'))
    expect(contentOf(hex(magic, '2005', '290000', '6162'))).toEqual(Buffer.from('ab'))
  })
})

describe('frames in pieces', () => {
  it('are the same, however the pieces are cut', () => {
    const frames = ['a', 'bc\n', 'd'].map((text) => compress(Buffer.from(text.repeat(50))))
    const file = Buffer.concat([...frames, hex(magic, '0038', '290000', '6162')])
    const whole = framesOf(file)
    expect(whole.map(({ isLast, stop }) => [isLast, stop])).toEqual([
      [false, undefined],
      [false, undefined],
      [true, undefined],
      [false, 'end-of-file'],
    ])
    for (let length = 1; length < file.length; length++) expect(framesOf(file, length)).toEqual(whole)
  })

  it('end with the first that cannot be one', () => {
    const frame = compress(Buffer.from('a'))
    const frames = framesOf(Buffer.concat([frame, Buffer.from('no frame'), frame]), 3)
    expect(frames.map(({ isLast, stop }) => [isLast, stop])).toEqual([
      [true, undefined],
      [false, 'magic'],
    ])
  })
})

describe('hostile frames', () => {
  it('that state a size beyond all memory are corrupt, and harm nothing after them', () => {
    const giant = hex(magic, 'c038ffffffffffffff0f', stored('61'))
    const good = hex(magic, '0038', stored('61'))
    const contents = framesOf(Buffer.concat([giant, good])).map(({ content }) => content)
    expect(contents).toEqual([undefined, Uint8Array.of(0x61)])
  })

  it('that would decompress to more than 1 GiB are not decompressed', () => {
    const run = '02001061' // 128 KiB of one letter
    const bomb = hex(magic, '0038', run.repeat(8193), '010000')
    expect(() => contentOf(bomb)).toThrow(ContentTooLarge)
  })
})
