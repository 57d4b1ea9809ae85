/** Why a frame ends before its last byte: what it must not hold, or the end of the file. */
export type Stop = 'magic' | 'reserved-bits' | 'block-type' | 'end-of-file'

/** A frame as its headers describe it; nothing is decompressed for this. */
export interface Span {
  readonly start: number
  readonly end: number
  /** Absent where the frame is complete. */
  readonly stop?: Stop
  /** Bytes that it cannot decompress to more than. */
  readonly atMost: number
}

const magic = 0xfd2fb528
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

function scanFrame(view: DataView, start: number): Span {
  const length = view.byteLength
  let atMost = 0
  const stopped = (stop: Stop): Span => ({ start, end: length, stop, atMost })
  if (start + 4 > length) return stopped('end-of-file')
  if (view.getUint32(start, true) !== magic) return stopped('magic')
  if (start + 5 > length) return stopped('end-of-file')
  const descriptor = view.getUint8(start + 4)
  if (descriptor & reservedBits) return stopped('reserved-bits')
  let at = start + 5 + frameHeaderLength(descriptor)
  for (let isLast = false; !isLast; ) {
    if (at + 3 > length) return stopped('end-of-file')
    const header = view.getUint16(at, true) | (view.getUint8(at + 2) << 16)
    const type = (header >> 1) & 3
    const size = header >> 3
    if (type === 3) return stopped('block-type')
    isLast = (header & 1) === 1
    at += 3 + (type === 1 ? 1 : size) // a run is one byte, repeated
    atMost += type === 2 ? largestBlock : size
    if (at > length) return stopped('end-of-file')
  }
  if (descriptor & 4) at += 4 // the checksum
  return at > length ? stopped('end-of-file') : { start, end: at, atMost }
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

/** Bytes between the descriptor and the first block: window, dictionary and content size. */
function frameHeaderLength(descriptor: number): number {
  const isSingleSegment = (descriptor & 0x20) !== 0
  const contentSize = contentSizeLengths[(descriptor >> 6) as 0 | 1 | 2 | 3]
  const dictionaryId = dictionaryIdLengths[(descriptor & 3) as 0 | 1 | 2 | 3]
  return (isSingleSegment ? 0 : 1) + dictionaryId + (isSingleSegment ? Math.max(contentSize, 1) : contentSize)
}
