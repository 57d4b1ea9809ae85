import { blockTypes, magic, type Span } from './scan.js'

/** The window descriptor of 1 GiB, in place of a content that is one segment (RFC 8878, 3.1.1.1.2). */
const largestWindow = 0xa0
const dictionaryIdFlags: Readonly<Record<number, number>> = { 0: 0, 1: 1, 2: 2, 4: 3 }

/**
 * A torn frame as a complete one that ends with its last block that is there: without a checksum and a content size,
 * which are of the whole, and with a stored block as long as what is left of it. Undefined where there is no block.
 */
export function mended(torn: Uint8Array, { header, lastBlock, blocksEnd }: Span): Uint8Array | undefined {
  if (!header || lastBlock === undefined) return undefined
  const { dictionaryId, window } = header
  const start = 4 + 2 + dictionaryId.length
  const frame = new Uint8Array(start + blocksEnd - header.end)
  const view = new DataView(frame.buffer)
  view.setUint32(0, magic, true)
  frame[4] = dictionaryIdFlags[dictionaryId.length] as number
  frame[5] = window ?? largestWindow
  frame.set(dictionaryId, 6)
  frame.set(torn.subarray(header.end, blocksEnd), start)
  const at = lastBlock - header.end + start
  frame[at] = (frame[at] as number) | 1
  const isStored = (((frame[at] as number) >> 1) & 3) === blockTypes.stored
  if (isStored) setBlockHeader(view, at, ((frame.length - at - 3) << 3) | 1)
  return frame
}

function setBlockHeader(view: DataView, at: number, header: number): void {
  view.setUint16(at, header & 0xffff, true)
  view.setUint8(at + 2, header >> 16)
}
