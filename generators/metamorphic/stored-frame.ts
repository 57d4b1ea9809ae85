import type { Draw } from '../draw.js'
import type { FrameInput } from './file-rows.js'

const magic = [0x28, 0xb5, 0x2f, 0xfd]
const oneSegment = 0x20
const largestWindow = 0x38 // 128 KiB
const largestBlock = 100_000

/** A way to state the size of the content (RFC 8878, 3.1.1.1.4): the flag of the descriptor, and the bytes. */
interface StatedSize {
  readonly flag: number
  readonly bytes: Buffer
}

/** A complete frame without a checksum in one of its many forms: stored blocks, or runs of one byte, of content of any size. */
export function storedFrame(draw: Draw, content: Buffer): FrameInput {
  return { bytes: frameBytes(draw, content, content.length).toString('base64') }
}

/** The same with another size stated than the content has. */
export function misstatedFrame(draw: Draw, content: Buffer): FrameInput {
  return { bytes: frameBytes(draw, content, content.length + 1, true).toString('base64') }
}

function frameBytes(draw: Draw, content: Buffer, stated: number, mustState = false): Buffer {
  // the largest block of a single segment is its content, which must then be stated truly
  const isOneSegment = !mustState && content.length > 0 && draw.chance(1, 2)
  const isStated = mustState || isOneSegment || draw.chance(1, 2)
  const size = isStated ? draw.of(sizes(stated, isOneSegment)) : { flag: 0, bytes: Buffer.alloc(0) }
  const descriptor = (size.flag << 6) | (isOneSegment ? oneSegment : 0)
  const header = [...magic, descriptor, ...(isOneSegment ? [] : [largestWindow])]
  return Buffer.concat([Buffer.from(header), size.bytes, ...blocksOf(draw, content)])
}

/** The ways to state a size; one byte is for single segments alone. */
function sizes(size: number, isOneSegment: boolean): StatedSize[] {
  const four = Buffer.alloc(4)
  four.writeUInt32LE(size)
  const two = Buffer.alloc(2)
  const fitsTwo = size >= 256 && size < 256 + 65_536
  if (fitsTwo) two.writeUInt16LE(size - 256)
  return [
    ...(isOneSegment && size < 256 ? [{ flag: 0, bytes: Buffer.from([size]) }] : []),
    ...(fitsTwo ? [{ flag: 1, bytes: two }] : []),
    { flag: 2, bytes: four },
    { flag: 3, bytes: Buffer.concat([four, Buffer.alloc(4)]) },
  ]
}

/** One block at least; a block of one byte may be written as a run. */
function blocksOf(draw: Draw, content: Buffer): Buffer[] {
  const blocks: Buffer[] = []
  let start = 0
  do {
    const left = content.length - start
    const length = draw.chance(1, 2) ? Math.min(left, largestBlock) : draw.between(0, Math.min(left, largestBlock))
    const end = start + length
    blocks.push(block(content.subarray(start, end), end === content.length, length === 1 && draw.chance(1, 2)))
    start = end
  } while (start < content.length)
  return blocks
}

function block(content: Buffer, isLast: boolean, isRun: boolean): Buffer {
  const header = Buffer.alloc(3)
  header.writeUIntLE((content.length << 3) | (isRun ? 2 : 0) | (isLast ? 1 : 0), 0, 3)
  return Buffer.concat([header, content])
}
