const lineFeed = 0x0a

/** A JSON text that does not parse. Its own value, since every JSON value is a possible record. */
export const unparsable = Symbol('unparsable')

/** Keeps a byte order mark, which no JSON text begins with. */
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** Complete records as text, split on the byte 0x0A alone; what follows the last one is a torn tail and left out. */
export function* completeLines(bytes: Uint8Array): Generator<string> {
  let start = 0
  for (let end = bytes.indexOf(lineFeed); end !== -1; end = bytes.indexOf(lineFeed, start)) {
    yield decoder.decode(bytes.subarray(start, end))
    start = end + 1
  }
}

export function parseRecord(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return unparsable
  }
}
