import { unparsable } from './unparsable.js'

const lineFeed = 0x0a

/** Keeps a byte order mark, which no JSON text begins with. */
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** Bytes that are decoded at once: many lines to a block, and no log is too long to be a string. */
const blockLength = 1024 * 1024

/** Complete records as text, split on the byte 0x0A alone; what follows the last one is a torn tail and left out. */
export function* completeLines(bytes: Uint8Array): Generator<string> {
  const end = bytes.lastIndexOf(lineFeed) + 1
  for (let start = 0; start < end; ) {
    const atMost = Math.min(start + blockLength, end)
    const last = bytes.lastIndexOf(lineFeed, atMost - 1)
    const stop = last >= start ? last : bytes.indexOf(lineFeed, atMost) // a line longer than a block is a block
    yield* decoder.decode(bytes.subarray(start, stop)).split('\n')
    start = stop + 1
  }
}

/** How many lines end in some bytes. */
export function lineFeeds(bytes: Uint8Array): number {
  let count = 0
  for (let at = bytes.indexOf(lineFeed); at >= 0; at = bytes.indexOf(lineFeed, at + 1)) count++
  return count
}

export function parseRecord(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return unparsable
  }
}
