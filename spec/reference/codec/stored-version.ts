import { own } from '../verdict.js'
import { openContainer } from './container.js'
import type { Decompressor } from './zstd/decompressor.js'

/**
 * The version that the header of a file claims, whatever else is wrong with it: null where it cannot be read. Of the
 * file no more is taken than its first line, or the first frame of a container, and what shows that it is complete.
 */
export function readVersion(pieces: Iterable<Uint8Array>, decompressor?: Decompressor): unknown {
  let line: string | undefined
  const container = openContainer(
    {
      frame: ({ content }) => {
        line ??= content && firstLineOf(content)
        return false
      },
      lines: ([first]) => {
        line ??= first
        return false
      },
    },
    decompressor,
  )
  for (const piece of pieces) if (!container.write(piece)) break
  if (line === undefined) container.end()
  return (line === undefined ? undefined : versionIn(line)) ?? null
}

/** The first line of what a frame decompresses to. */
export function firstLineOf(content: Uint8Array): string | undefined {
  const end = content.indexOf(0x0a)
  return end < 0 ? undefined : new TextDecoder().decode(content.subarray(0, end))
}

/** The version that a first line claims, whatever else is wrong with it, a byte order mark included. */
export function versionIn(line: string): unknown {
  try {
    return own(JSON.parse(line.replace(/^\ufeff/, '')), 'version')
  } catch {
    return undefined
  }
}
