import { describe, expect, it } from 'vitest'
import { loadDecompressor } from '../../../spec/reference/codec/zstd/decompressor.js'
import { frameBytes } from './frames.js'

const decompressor = await loadDecompressor()
const text = (bytes: Uint8Array | undefined) => bytes && Buffer.from(bytes).toString('utf8')

describe('a frame that a vector describes', () => {
  it('ends with the checksum that the zstd tool writes for the same content', () => {
    const frame = Buffer.from(frameBytes({ rows: [{ type: 'session' }] })).toString('hex')
    expect(frame.slice(-8)).toBe('8941376d')
    expect(frame).toContain(Buffer.from('{"type":"session"}\n').toString('hex'))
  })

  it('decompresses to its rows and its tail', () => {
    expect(text(decompressor.complete(frameBytes({ rows: [{ a: 1 }, ' raw '], tail: '中' })))).toBe(
      '{"a":1}\n raw \n中',
    )
    expect(text(decompressor.complete(frameBytes({ tail: 'x', checksum: 'none' })))).toBe('x')
    expect(text(decompressor.complete(frameBytes({})))).toBe('')
  })

  it('is refused with a bad checksum and as the beginning of a frame', () => {
    expect(decompressor.complete(frameBytes({ tail: 'x', checksum: 'bad' }))).toBeUndefined()
    expect(decompressor.complete(frameBytes({ tail: 'x', cut: 1 }))).toBeUndefined()
  })

  it('holds no more than a block', () => {
    expect(() => frameBytes({ tail: 'x'.repeat(128 * 1024) })).not.toThrow()
    expect(() => frameBytes({ tail: 'x'.repeat(128 * 1024 + 1) })).toThrow(RangeError)
  })
})
