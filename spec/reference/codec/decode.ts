import type { JsonObject, Refusal, Session } from '../verdict.js'
import type { Codec } from './codec.js'
import { openReader } from './reader.js'
import type { Dropped, Recovery } from './reading.js'
import type { Decompressor } from './zstd/decompressor.js'

export interface Decoded {
  readonly outcome: 'accept'
  readonly session: Session
  /** Present exactly when rows were withheld. */
  readonly dropped?: Dropped
}

/**
 * Reads a whole file at once: JSONL, or Zstandard frames where a decompressor is given. Throws `LineTooLong`, and
 * `ContentTooLarge` where a frame may decompress to more than 1 GiB.
 */
export type Decode = (bytes: Uint8Array, recovery: Recovery, decompressor?: Decompressor) => Decoded | Refusal

/** The codec of one format for whole files. */
export function buildDecode(codec: Codec): Decode {
  return (bytes, recovery, decompressor) => {
    const events: JsonObject[] = []
    const reader = openReader(codec, { recovery, decompressor, onEvent: (event) => events.push(event) })
    reader.write(bytes)
    const read = reader.end()
    if (read.outcome === 'refuse') return read
    const { header, inheritedEventCount, dropped } = read
    return { outcome: 'accept', session: { header, events, inheritedEventCount }, ...(dropped ? { dropped } : {}) }
  }
}
