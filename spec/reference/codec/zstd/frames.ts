import type { Decompressor } from './decompressor.js'
import { mended } from './mend.js'
import { type Span, type Stop, scanFrames } from './scan.js'

/** A frame as the rules of note 0006 judge it. */
export interface Frame {
  readonly isFirst: boolean
  /** No complete frame follows. */
  readonly isLast: boolean
  /** Absent where the frame is complete. */
  readonly stop?: Stop
  /** Undefined where a complete frame does not decompress. */
  readonly content: Uint8Array | undefined
  /** The last byte that was decompressed so far, of this frame or an earlier one, ends a line. */
  readonly endsLine: boolean
}

/** A file that may decompress to more than the memory that it is granted, in bytes. */
export class ContentTooLarge extends Error {
  constructor(readonly limit: number) {
    super(`its frames may decompress to more than ${limit} bytes`)
  }
}

const contentLimit = 1024 ** 3
const lineFeed = 0x0a

/** The frames of a file in order, decompressed when asked for. Throws {@link ContentTooLarge}. */
export function* readFrames(bytes: Uint8Array, decompressor: Decompressor): Generator<Frame> {
  const spans = scanFrames(bytes)
  if (spans.reduce((sum, { atMost }) => sum + atMost, 0) > contentLimit) throw new ContentTooLarge(contentLimit)
  const last = spans.findLastIndex(({ stop }) => !stop)
  let endsLine = false
  for (const [index, span] of spans.entries()) {
    const content = contentOf(bytes, span, decompressor)
    if (content?.length) endsLine = content.at(-1) === lineFeed
    const { stop } = span
    yield { isFirst: index === 0, isLast: index === last, ...(stop ? { stop } : {}), content, endsLine }
  }
}

function contentOf(bytes: Uint8Array, span: Span, decompressor: Decompressor): Uint8Array | undefined {
  const { start, end, stop, header, atMost } = span
  if (stop) {
    const frame = stop === 'end-of-file' ? mended(bytes, span) : undefined
    return (frame && decompressor(frame, atMost)) ?? new Uint8Array()
  }
  const isPossible = (header.contentSize ?? 0) <= atMost // what a frame states is not to be granted unseen
  return isPossible ? decompressor(bytes.subarray(start, end), atMost) : undefined
}

/** What all frames give together, as far as they can be read. Throws {@link ContentTooLarge}. */
export function contentOfFrames(bytes: Uint8Array, decompressor: Decompressor): Uint8Array {
  return Buffer.concat([...readFrames(bytes, decompressor)].map(({ content }) => content ?? new Uint8Array()))
}
