import { compress } from '@bokuweb/zstd-wasm'
import { describe, expect, it } from 'vitest'
import { buildReference, type FormatReference } from '../reference.js'
import type { JsonObject } from '../verdict.js'
import { LineSplitter } from './lines.js'
import type { Recovery } from './reading.js'
import { type Decompressor, loadDecompressor } from './zstd/decompressor.js'

const format = buildReference().get(4) as FormatReference
const decompressor = await loadDecompressor()

const header = '{"type":"session","version":4,"id":"s","createdAt":1,"isSeeded":false,"delegationDepth":0}\n'
const event = (seq: number, text: string) =>
  `{"type":"feedback/record","seq":${seq},"time":1,"data":{"text":"${text}"}}\n`

/** A file as the codec reads it piece by piece, with the same buffer for each piece, as a caller may. */
function readPieces(pieces: readonly Uint8Array[], recovery: Recovery, loaded?: Decompressor) {
  const events: JsonObject[] = []
  const reader = format.openReader({ recovery, decompressor: loaded, onEvent: (it) => events.push(it) })
  const buffer = new Uint8Array(Math.max(0, ...pieces.map(({ length }) => length)))
  for (const piece of pieces) {
    buffer.set(piece)
    if (!reader.write(buffer.subarray(0, piece.length))) break
    buffer.fill(0)
  }
  return { read: reader.end(), events }
}

const logs: [name: string, file: Uint8Array][] = [
  ['text of several bytes a letter', Buffer.from(`${header}${event(0, 'é 读取 🙂')}${event(1, 'a')}`)],
  [
    'bytes that are no UTF-8',
    Buffer.concat([Buffer.from(header), Buffer.from(event(0, '\xe2\x82\xff\xf0'), 'latin1')]),
  ],
  ['a byte order mark', Buffer.from(`${header}\ufeff${event(0, 'a')}`)],
  ['a carriage return, an empty line', Buffer.from(`${header}${event(0, 'a').replace('\n', '\r\n')}\n`)],
  ['a torn tail', Buffer.from(`${header}${event(0, 'a')}${event(1, 'b').slice(0, -1)}`)],
  [
    'a gap before a turn that ends',
    Buffer.from(`${header}${event(7, 'a')}{"type":"turn/end","seq":8,"time":1,"data":{}}\n`),
  ],
  ['no line at all', Buffer.from(header.slice(0, -1))],
]

describe('a log in pieces', () => {
  it.each(logs)('is the same wherever it is split: %s', (_name, file) => {
    for (const recovery of ['strict', 'recoverable'] as const) {
      const whole = readPieces([file], recovery)
      for (let at = 0; at <= file.length; at++) {
        expect(readPieces([file.subarray(0, at), file.subarray(at)], recovery)).toEqual(whole)
      }
      expect(
        readPieces(
          Array.from(file, (byte) => Uint8Array.of(byte)),
          recovery,
        ),
      ).toEqual(whole)
    }
  })

  it('is the same wherever its frames are split, a torn one too', () => {
    const frames = [header, `${event(0, '读取')}${event(1, 'a')}`, event(2, 'b'), event(3, '读取'.repeat(80))]
    const file = Buffer.concat(frames.map((text) => compress(Buffer.from(text)))).subarray(0, -3)
    const whole = readPieces([file], 'strict', decompressor)
    expect(whole.read).toMatchObject({ outcome: 'accept', events: 3 })
    for (let at = 0; at <= file.length; at++) {
      expect(readPieces([file.subarray(0, at), file.subarray(at)], 'strict', decompressor)).toEqual(whole)
    }
  })

  it('is not read further than its first hard fault', () => {
    const reader = format.openReader({ recovery: 'recoverable' })
    expect(reader.write(Buffer.from('null\n'))).toBe(false)
    expect(reader.write(Buffer.from(header))).toBe(false)
    expect(reader.end()).toMatchObject({ outcome: 'refuse', rule: 'header.object', row: 0 })
  })

  it('is decoded to what a reader of pieces says, and its events', () => {
    const [, file] = logs[0] as [string, Uint8Array]
    const { read, events } = readPieces([file], 'strict')
    const decoded = format.decode(file, 'strict')
    expect(decoded).toMatchObject({ outcome: 'accept', session: { events, inheritedEventCount: 0 } })
    expect(read).toMatchObject({ outcome: 'accept', events: 2, inheritedEventCount: 0 })
  })
})

describe('lines', () => {
  it('stop when no more are wanted', () => {
    const lines: string[] = []
    const splitter = new LineSplitter((block) => lines.push(...block) < 2)
    const long = 'x'.repeat(40_000)
    expect(splitter.write(Buffer.from(`a\n${long}\nb\nc\n${long}\n`))).toBe(false)
    expect(lines).toEqual(['a', long])
  })

  it('are the same in blocks of ASCII, in others, and in pieces of any length', () => {
    const words = ['', 'a', 'ü', '\ufeff', '字', '\ufffd', 'x'.repeat(40_000), '字'.repeat(20_000)]
    const expected = Array.from({ length: 3000 }, (_, index) => words[(index * index) % 97] ?? `line ${index}`)
    const bytes = Buffer.from(`${expected.join('\n')}\ntorn`)
    for (const length of [7, 1000, 32_768, 100_000, bytes.length]) {
      const lines: string[] = []
      const splitter = new LineSplitter((block) => lines.push(...block) > 0)
      for (let start = 0; start < bytes.length; start += length) splitter.write(bytes.subarray(start, start + length))
      expect(lines).toEqual(expected)
    }
  })

  it('take time in proportion to their length, however small the pieces are', () => {
    const lengths: number[] = []
    const splitter = new LineSplitter((lines) => lengths.push(...lines.map((line) => line.length)) > 0)
    const piece = Buffer.alloc(16, 'x')
    for (let count = 0; count < 100_000; count++) splitter.write(piece)
    splitter.write(Buffer.from('\n'))
    expect(lengths).toEqual([1_600_000])
  })
})
