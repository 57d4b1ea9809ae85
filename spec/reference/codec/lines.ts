import { Pending } from './pending.js'
import { unparsable } from './unparsable.js'

const lineFeed = 0x0a

/** What breaks a rule on a frame or on the whole text, where a record would be shown. */
export const noRecord = Symbol('no record')

/** Bytes of the longest line: as many as the longest string of V8 has units, and no byte gives more than one. */
const longestLine = 2 ** 29 - 24

/** A line, or what follows the last one, that is longer than a string can be. */
export class LineTooLong extends Error {
  constructor(readonly limit: number) {
    super(`it has a line of more than ${limit} bytes`)
  }
}

/** Takes a line; false when it wants no more of them. */
export type TakeLine = (line: string) => boolean

/**
 * Splits bytes that come in pieces into complete records as text, on the byte 0x0A alone; what follows the last one is
 * a torn tail and left out. A byte order mark, which no JSON text begins with, stays, and each maximal part that is no
 * UTF-8 becomes U+FFFD. Only a line that a piece does not complete is kept, as a copy.
 */
export class LineSplitter {
  readonly #pending = new Pending()

  constructor(readonly take: TakeLine) {}

  /** False when no more lines are wanted. Throws {@link LineTooLong}. */
  write(piece: Uint8Array): boolean {
    let start = 0
    const bytes = bufferOf(piece)
    for (let end = bytes.indexOf(lineFeed); end >= 0; end = bytes.indexOf(lineFeed, start)) {
      if (!this.take(this.#line(bytes, start, end))) return false
      start = end + 1
    }
    if (start < bytes.length) this.#keep(bytes.subarray(start))
    return true
  }

  /** Forgets the beginning of a line whose end will not come. */
  drop(): void {
    this.#pending.drop(this.#pending.length)
  }

  #line(bytes: Buffer, start: number, end: number): string {
    if (this.#pending.length === 0) {
      if (end - start > longestLine) throw new LineTooLong(longestLine)
      return bytes.toString('utf8', start, end)
    }
    this.#keep(bytes.subarray(start, end))
    const line = bufferOf(this.#pending.bytes).toString('utf8')
    this.drop()
    return line
  }

  #keep(piece: Uint8Array): void {
    if (this.#pending.length + piece.length > longestLine) throw new LineTooLong(longestLine)
    this.#pending.append(piece)
  }
}

export function parseRecord(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return unparsable
  }
}

function bufferOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
}
