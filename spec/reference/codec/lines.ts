import { isAscii } from 'node:buffer'
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

/** Takes the lines of a block, one at least; false when it wants no more of them. */
export type TakeLines = (lines: readonly string[]) => boolean

/**
 * Lines are taken together, as many as fit into a block: an engine is faster at one thing after the other than at both
 * in turn. More would leave its caches.
 */
const blockLength = 32_768

/**
 * Splits bytes that come in pieces into complete records as text, on the byte 0x0A alone; what follows the last one is
 * a torn tail and left out. A byte order mark, which no JSON text begins with, stays, and each maximal part that is no
 * UTF-8 becomes U+FFFD. Only a line that a piece does not complete is kept, as a copy.
 */
export class LineSplitter {
  readonly #pending = new Pending()

  constructor(readonly take: TakeLines) {}

  /** False when no more lines are wanted. Throws {@link LineTooLong}. */
  write(piece: Uint8Array): boolean {
    const bytes = bufferOf(piece)
    let start = 0
    if (this.#pending.length > 0) {
      const end = bytes.indexOf(lineFeed)
      this.#keep(end < 0 ? bytes : bytes.subarray(0, end))
      if (end < 0) return true
      if (!this.take([this.#kept()])) return false
      start = end + 1
    }
    for (let end = blockEnd(bytes, start); end >= 0; end = blockEnd(bytes, start)) {
      if (!this.take(linesOf(bytes, start, end))) return false
      start = end + 1
    }
    this.#keep(bytes.subarray(start))
    return true
  }

  /** Forgets the beginning of a line whose end will not come. */
  drop(): void {
    this.#pending.drop(this.#pending.length)
  }

  /** The line that waited, now that it is complete. */
  #kept(): string {
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

/** The line feed that ends a block: the last that it has room for, else the next; -1 if there is none. */
function blockEnd(bytes: Buffer, start: number): number {
  const last = bytes.subarray(start, start + blockLength).lastIndexOf(lineFeed)
  return last < 0 ? bytes.indexOf(lineFeed, start) : start + last
}

/** The lines of a block, without its last line feed. ASCII is decoded at once, and other text line by line. */
function linesOf(bytes: Buffer, start: number, end: number): string[] {
  if (end - start <= blockLength && isAscii(bytes.subarray(start, end)))
    return bytes.toString('latin1', start, end).split('\n')
  const lines: string[] = []
  for (let from = start; from <= end; ) {
    const to = bytes.indexOf(lineFeed, from)
    if (to - from > longestLine) throw new LineTooLong(longestLine)
    lines.push(bytes.toString('utf8', from, to))
    from = to + 1
  }
  return lines
}
