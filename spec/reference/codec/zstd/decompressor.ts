import { loadLibrary } from './library.js'

/** The content of a complete frame, at most so many bytes; undefined where it is corrupt, its checksum included. */
export type Decompressor = (frame: Uint8Array, atMost: number) => Uint8Array | undefined

let loading: Promise<Decompressor> | undefined

/**
 * The decompressor, loaded once. It must be given how much a frame holds at most, since frames need not say.
 */
export function loadDecompressor(): Promise<Decompressor> {
  loading ??= load()
  return loading
}

async function load(): Promise<Decompressor> {
  const { decompress } = await loadLibrary()
  return (frame, atMost) => {
    try {
      return decompress(frame, { defaultHeapSize: Math.max(atMost, 1) })
    } catch {
      return undefined
    }
  }
}
