import { describe, expect, it } from 'vitest'
import { loadDecompressor } from '../../../spec/reference/codec/zstd/decompressor.js'
import { frameBytes } from './frames.js'

const decompressor = await loadDecompressor()
const decompress = (frame: Uint8Array) => decompressor(frame, 2 ** 20)
const text = (bytes: Uint8Array | undefined) => bytes && Buffer.from(bytes).toString('utf8')

describe('a frame that a vector describes', () => {
  it('ends with the checksum that the zstd tool writes for the same content', () => {
    const frame = Buffer.from(frameBytes({ rows: [{ type: 'session' }] })).toString('hex')
    expect(frame.slice(-8)).toBe('8941376d')
    expect(frame).toContain(Buffer.from('{"type":"session"}\n').toString('hex'))
  })

  it('decompresses to its rows and its tail', () => {
    expect(text(decompress(frameBytes({ rows: [{ a: 1 }, ' raw '], tail: '中' })))).toBe('{"a":1}\n raw \n中')
    expect(text(decompress(frameBytes({ tail: 'x', checksum: 'none' })))).toBe('x')
    expect(text(decompress(frameBytes({})))).toBe('')
  })

  it('is refused with a bad checksum and as the beginning of a frame', () => {
    expect(decompress(frameBytes({ tail: 'x', checksum: 'bad' }))).toBeUndefined()
    expect(decompress(frameBytes({ tail: 'x', cut: 1 }))).toBeUndefined()
  })

  it('loses no more bytes than it has', () => {
    expect(frameBytes({ tail: 'x', cut: 14 })).toHaveLength(0)
    expect(() => frameBytes({ tail: 'x', cut: 15 })).toThrow(RangeError)
  })

  it('holds no more than a block', () => {
    expect(() => frameBytes({ tail: 'x'.repeat(128 * 1024) })).not.toThrow()
    expect(() => frameBytes({ tail: 'x'.repeat(128 * 1024 + 1) })).toThrow(RangeError)
  })
})
