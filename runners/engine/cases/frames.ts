import xxhash from 'xxhash-wasm'

/** A Zstandard frame as a vector describes it. */
export interface FrameInput {
  /** Lines; an object is written as compact JSON, a string is raw text. */
  readonly rows?: readonly unknown[]
  /** Text after the last line feed. */
  readonly tail?: string
  /** `ok` when absent. */
  readonly checksum?: 'ok' | 'bad' | 'none'
  /** Bytes that are missing at the end. */
  readonly cut?: number
  /** The bytes of the frame, base64, instead of all that. */
  readonly bytes?: string
}

const { h64Raw } = await xxhash()

const magic = [0x28, 0xb5, 0x2f, 0xfd]
const window = 0x38 // 128 KiB
const largestBlock = 128 * 1024

/** One frame with one stored block, so that no compressor's version matters (RFC 8878). Throws a `RangeError`. */
export function frameBytes({ bytes, checksum = 'ok', cut = 0, ...text }: FrameInput): Uint8Array {
  if (bytes !== undefined) return Buffer.from(bytes, 'base64')
  const content = Buffer.from(frameText(text), 'utf8')
  if (content.length > largestBlock) throw new RangeError('a stored block holds at most 128 KiB')
  const block = Buffer.alloc(3)
  block.writeUIntLE((content.length << 3) | 1, 0, 3)
  const hash = Buffer.alloc(4)
  hash.writeUInt32LE(Number(BigInt.asUintN(32, h64Raw(content))))
  if (checksum === 'bad') hash[0] = (hash[0] as number) ^ 1
  const hasChecksum = checksum !== 'none'
  const frame = Buffer.concat([
    Buffer.from([...magic, hasChecksum ? 0x04 : 0x00, window]),
    block,
    content,
    ...(hasChecksum ? [hash] : []),
  ])
  if (cut > frame.length) throw new RangeError(`it has ${frame.length} bytes, of which ${cut} cannot be cut`)
  return frame.subarray(0, frame.length - cut)
}

/** What a frame decompresses to, were it whole. */
function frameText({ rows = [], tail = '' }: FrameInput): string {
  return rows.map((row) => `${typeof row === 'string' ? row : JSON.stringify(row)}\n`).join('') + tail
}
