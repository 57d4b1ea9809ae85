/** Why a frame ends before its last byte: what it must not hold, or the end of the file. */
export type Stop = 'magic' | 'reserved-bits' | 'block-type' | 'end-of-file'

/** A frame as its headers describe it; nothing is decompressed for this. */
export interface Span {
  readonly start: number
  readonly end: number
  /** Absent where the frame is complete. */
  readonly stop?: Stop
  readonly header: FrameHeader
  /** Where the headers of its blocks stand, those of whole blocks, and of a stored one that is cut. */
  readonly blocks: readonly number[]
  /** Where the last of them ends. */
  readonly blocksEnd: number
  /** Bytes that those blocks cannot decompress to more than. */
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

/** The frames of a file, up to the first that is not complete (RFC 8878, 3.1.1). A file without bytes is a torn frame. */
export function scanFrames(bytes: Uint8Array): Span[] {
  const view = viewOf(bytes)
  const spans = [scanFrame(view, 0)]
  for (let last = spans[0]; last && !last.stop && last.end < bytes.length; last = spans.at(-1))
    spans.push(scanFrame(view, last.end))
  return spans
}

/** Whether a file begins as a Zstandard frame does, whatever it is called. */
export function isZstandard(bytes: Uint8Array): boolean {
  return bytes.length >= 4 && viewOf(bytes).getUint32(0, true) === magic
}

const noHeader: FrameHeader = {
  dictionaryId: new Uint8Array(),
  contentSize: undefined,
  window: undefined,
  hasChecksum: false,
  end: 0,
}

function scanFrame(view: DataView, start: number): Span {
  const length = view.byteLength
  const blocks: number[] = []
  let header = noHeader
  let at = start
  let atMost = 0
  const stopped = (stop: Stop): Span => ({ start, end: length, stop, header, blocks, blocksEnd: at, atMost })
  if (start + 4 > length) return stopped('end-of-file')
  if (view.getUint32(start, true) !== magic) return stopped('magic')
  if (start + 5 > length) return stopped('end-of-file')
  if (view.getUint8(start + 4) & reservedBits) return stopped('reserved-bits')
  const read = frameHeader(view, start + 4)
  if (!read) return stopped('end-of-file')
  header = read
  at = header.end
  for (let isLast = false; !isLast; ) {
    if (at + 3 > length) return stopped('end-of-file')
    const block = view.getUint16(at, true) | (view.getUint8(at + 2) << 16)
    const type = (block >> 1) & 3
    const size = block >> 3
    if (type === blockTypes.reserved) return stopped('block-type')
    isLast = (block & 1) === 1
    const end = at + 3 + (type === blockTypes.run ? 1 : size)
    if (end > length && type !== blockTypes.stored) return stopped('end-of-file')
    blocks.push(at)
    atMost += type === blockTypes.compressed ? largestBlock : size
    at = Math.min(end, length)
    if (end > length) return stopped('end-of-file')
  }
  const end = at + (header.hasChecksum ? 4 : 0)
  return end > length ? stopped('end-of-file') : { start, end, header, blocks, blocksEnd: at, atMost }
}

/** What stands between the magic number and the first block; undefined where the file ends before. */
function frameHeader(view: DataView, at: number): FrameHeader | undefined {
  const descriptor = view.getUint8(at)
  const isSingleSegment = (descriptor & 0x20) !== 0
  const stated = contentSizeLengths[(descriptor >> 6) as 0 | 1 | 2 | 3]
  const contentSizeLength = isSingleSegment && stated === 0 ? 1 : stated
  const idAt = at + (isSingleSegment ? 1 : 2)
  const sizeAt = idAt + dictionaryIdLengths[(descriptor & 3) as 0 | 1 | 2 | 3]
  const end = sizeAt + contentSizeLength
  if (end > view.byteLength) return undefined
  return {
    dictionaryId: new Uint8Array(view.buffer, view.byteOffset + idAt, sizeAt - idAt),
    contentSize: contentSize(view, sizeAt, contentSizeLength),
    window: isSingleSegment ? undefined : view.getUint8(at + 1),
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
