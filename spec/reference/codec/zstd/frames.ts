import { Pending } from '../pending.js'
import type { Decompressor } from './decompressor.js'
import { mended } from './mend.js'
import { FrameScan, type Span, type Stop } from './scan.js'

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

/** A frame that may decompress to more than the memory that it is granted, in bytes. */
export class ContentTooLarge extends Error {
  constructor(readonly limit: number) {
    super(`a frame of it may decompress to more than ${limit} bytes`)
  }
}

/** Takes a frame; false when it wants no more of them. */
export type TakeFrame = (frame: Frame) => boolean

const contentLimit = 1024 ** 3
const lineFeed = 0x0a

/**
 * Finds the frames of a file that comes in pieces, and decompresses one after the other. A frame is handed on once it is
 * known whether a complete one follows, up to the first that is not complete; a file without bytes is a torn frame.
 *
 * The decompressor takes a whole frame at once. So what bounds the memory is the largest frame: its bytes, its content,
 * and the content of the one before.
 */
export class FrameReader {
  readonly #pending = new Pending()
  #scan = new FrameScan()
  /** The last complete frame, until it is known what follows it. */
  #held: Omit<Frame, 'isLast'> | undefined
  #isFirst = true
  #isOver = false
  #endsLine = false

  constructor(
    readonly decompressor: Decompressor,
    readonly take: TakeFrame,
  ) {}

  /** False when no more frames are wanted, or can be found. Throws {@link ContentTooLarge}. */
  write(piece: Uint8Array): boolean {
    const isWaiting = this.#pending.length > 0
    if (isWaiting) this.#pending.append(piece)
    const bytes = isWaiting ? this.#pending.bytes : piece
    let start = 0
    while (start < bytes.length && !this.#isOver) {
      const rest = bytes.subarray(start)
      const span = this.#scan.read(rest)
      if (this.#scan.atMost > contentLimit) throw new ContentTooLarge(contentLimit)
      if (!span) break
      this.#next(rest, span)
      start += span.end
    }
    if (isWaiting) this.#pending.drop(start)
    else this.#pending.append(piece.subarray(start))
    return !this.#isOver
  }

  /** The file ends here. */
  end(): void {
    if (this.#isOver) return
    if (this.#isFirst || this.#pending.length > 0) this.#next(this.#pending.bytes, this.#scan.torn(this.#pending.bytes))
    else this.#release(true)
  }

  #next(bytes: Uint8Array, span: Span): void {
    const { stop } = span
    this.#release(stop !== undefined)
    if (this.#isOver) return
    const content = contentOf(bytes, span, this.decompressor)
    if (content?.length) this.#endsLine = content.at(-1) === lineFeed
    const frame = { isFirst: this.#isFirst, ...(stop ? { stop } : {}), content, endsLine: this.#endsLine }
    this.#isFirst = false
    this.#scan = new FrameScan()
    if (!stop) this.#held = frame
    else {
      this.take({ ...frame, isLast: false })
      this.#isOver = true
    }
  }

  #release(isLast: boolean): void {
    const frame = this.#held
    this.#held = undefined
    if (frame && !this.take({ ...frame, isLast })) this.#isOver = true
  }
}

function contentOf(bytes: Uint8Array, span: Span, decompressor: Decompressor): Uint8Array | undefined {
  const { end, stop, header, atMost } = span
  if (stop) {
    const frame = stop === 'end-of-file' ? mended(bytes, span) : undefined
    return (frame && decompressor(frame, atMost)) ?? new Uint8Array()
  }
  const isPossible = (header?.contentSize ?? 0) <= atMost // what a frame states is not to be granted unseen
  return isPossible ? decompressor(bytes.subarray(0, end), atMost) : undefined
}
