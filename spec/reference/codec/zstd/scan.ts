/** Why a frame ends before its last byte: what it must not hold, or the end of the file. */
export type Stop = 'magic' | 'reserved-bits' | 'block-type' | 'end-of-file'

/** A frame as its headers describe it; nothing is decompressed for this. Places are counted from its first byte. */
export interface Span {
  readonly end: number
  /** Absent where the frame is complete. */
  readonly stop?: Stop
  /** Undefined where the file ends in it. */
  readonly header: FrameHeader | undefined
  /** Where the header of its last block stands that is whole, or is a stored one that is cut. */
  readonly lastBlock: number | undefined
  /** Where that block ends. */
  readonly blocksEnd: number
  /** Bytes that its blocks cannot decompress to more than. */
  readonly atMost: number
}

export interface FrameHeader {
  readonly dictionaryId: Uint8Array
  /** As the frame states it, in bytes; what it does not fit is not exact. */
  readonly contentSize: number | undefined
  /** The window descriptor; absent where the content is one segment. */
  readonly window: number | undefined
  readonly hasChecksum: boolean
  /** Where the first block stands. */
  readonly end: number
}

export const blockTypes = { stored: 0, run: 1, compressed: 2, reserved: 3 } as const
export const magic = 0xfd2fb528
const reservedBits = 0x18
const dictionaryIdLengths = [0, 1, 2, 4] as const
const contentSizeLengths = [0, 2, 4, 8] as const
const largestBlock = 128 * 1024

/** Whether a file begins as a Zstandard frame does, whatever it is called. */
export function isZstandard(bytes: Uint8Array): boolean {
  return bytes.length >= 4 && viewOf(bytes).getUint32(0, true) === magic
}

/**
 * Finds where a frame ends, while its bytes come (RFC 8878, 3.1.1). Each call is given all of them from the first byte
 * on, and goes on where the last one stopped.
 */
export class FrameScan {
  #header: FrameHeader | undefined
  #lastBlock: number | undefined
  #blocksEnd = 0
  #isEnding = false
  #atMost = 0

  /** Bytes that the blocks which were found so far cannot decompress to more than. */
  get atMost(): number {
    return this.#atMost
  }

  /** The frame, where all of it is there, or something that it must not hold; undefined where more bytes are needed. */
  read(bytes: Uint8Array): Span | undefined {
    const view = viewOf(bytes)
    if (!this.#header) {
      const stop = faultOfStart(view)
      if (stop) return this.#span(bytes.length, stop)
      this.#header = frameHeader(view)
      if (!this.#header) return undefined
      this.#blocksEnd = this.#header.end
    }
    while (!this.#isEnding) {
      const block = blockAt(view, this.#blocksEnd)
      if (!block) return undefined
      if (block.type === blockTypes.reserved) return this.#span(bytes.length, 'block-type')
      if (block.end > bytes.length) return undefined
      this.#add(block, block.end)
    }
    const end = this.#blocksEnd + (this.#header.hasChecksum ? 4 : 0)
    return end > bytes.length ? undefined : this.#span(end)
  }

  /** The frame where the file ends before it does. */
  torn(bytes: Uint8Array): Span {
    const cut = this.#header && !this.#isEnding ? blockAt(viewOf(bytes), this.#blocksEnd) : undefined
    if (cut?.type === blockTypes.stored) this.#add(cut, bytes.length)
    return this.#span(bytes.length, 'end-of-file')
  }

  #add({ start, type, size, isLast }: Block, end: number): void {
    this.#lastBlock = start
    this.#blocksEnd = end
    this.#isEnding = isLast
    this.#atMost += type === blockTypes.compressed ? largestBlock : size
  }

  #span(end: number, stop?: Stop): Span {
    return {
      end,
      ...(stop ? { stop } : {}),
      header: this.#header,
      lastBlock: this.#lastBlock,
      blocksEnd: this.#blocksEnd,
      atMost: this.#atMost,
    }
  }
}

/** A block by its header. */
interface Block {
  readonly start: number
  readonly end: number
  readonly type: number
  /** Of its content, if it is not compressed. */
  readonly size: number
  readonly isLast: boolean
}

/** Undefined where its header is not there in full. */
function blockAt(view: DataView, start: number): Block | undefined {
  if (start + 3 > view.byteLength) return undefined
  const header = view.getUint16(start, true) | (view.getUint8(start + 2) << 16)
  const type = (header >> 1) & 3
  const size = header >> 3
  return { start, end: start + 3 + (type === blockTypes.run ? 1 : size), type, size, isLast: (header & 1) === 1 }
}

/** What the first 5 bytes must not be, as far as they are there. */
function faultOfStart(view: DataView): Stop | undefined {
  if (view.byteLength >= 4 && view.getUint32(0, true) !== magic) return 'magic'
  return view.byteLength >= 5 && view.getUint8(4) & reservedBits ? 'reserved-bits' : undefined
}

/** What stands between the magic number and the first block; undefined where it is not there in full. */
function frameHeader(view: DataView): FrameHeader | undefined {
  if (view.byteLength < 5) return undefined
  const descriptor = view.getUint8(4)
  const isSingleSegment = (descriptor & 0x20) !== 0
  const stated = contentSizeLengths[(descriptor >> 6) as 0 | 1 | 2 | 3]
  const contentSizeLength = isSingleSegment && stated === 0 ? 1 : stated
  const idAt = isSingleSegment ? 5 : 6
  const sizeAt = idAt + dictionaryIdLengths[(descriptor & 3) as 0 | 1 | 2 | 3]
  const end = sizeAt + contentSizeLength
  if (end > view.byteLength) return undefined
  return {
    dictionaryId: new Uint8Array(view.buffer, view.byteOffset + idAt, sizeAt - idAt).slice(),
    contentSize: contentSize(view, sizeAt, contentSizeLength),
    window: isSingleSegment ? undefined : view.getUint8(5),
    hasChecksum: (descriptor & 4) !== 0,
    end,
  }
}

function contentSize(view: DataView, at: number, length: 0 | 1 | 2 | 4 | 8): number | undefined {
  if (length === 8) return Number(view.getBigUint64(at, true))
  if (length === 4) return view.getUint32(at, true)
  if (length === 2) return view.getUint16(at, true) + 256 // RFC 8878, 3.1.1.1.4
  return length === 1 ? view.getUint8(at) : undefined
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
