import { open } from 'node:fs/promises'

/** Large enough that reading costs nothing beside judging, small enough that Ctrl-C is heard at once. */
const pieceLength = 512 * 1024

/**
 * The bytes of a file, piece by piece. A piece holds until the next one is asked for: two buffers take turns, and one is
 * filled while the other is looked at.
 */
export async function* pieces(path: string): AsyncGenerator<Uint8Array> {
  const handle = await open(path)
  let [now, next] = [Buffer.allocUnsafe(pieceLength), Buffer.allocUnsafe(pieceLength)]
  let reading = handle.read(now, 0, pieceLength)
  try {
    for (;;) {
      const { bytesRead } = await reading
      if (bytesRead === 0) return
      reading = handle.read(next, 0, pieceLength)
      yield now.subarray(0, bytesRead)
      ;[now, next] = [next, now]
    }
  } finally {
    await reading.catch(() => undefined)
    await handle.close()
  }
}

export function standardInput(): AsyncIterable<Uint8Array> {
  return process.stdin
}

/** The same bytes, in a first piece of so many at least, as far as there are as many. */
export async function* beginningWith(count: number, source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let beginning: Uint8Array | undefined = new Uint8Array()
  for await (const piece of source) {
    if (!beginning) {
      yield piece
      continue
    }
    beginning = Buffer.concat([beginning, piece])
    if (beginning.length < count) continue
    yield beginning
    beginning = undefined
  }
  if (beginning?.length) yield beginning
}
