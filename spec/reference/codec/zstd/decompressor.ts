/** Decompresses single frames. */
export interface Decompressor {
  /** The content of a complete frame, or undefined where it is corrupt, its checksum included. */
  complete(frame: Uint8Array): Uint8Array | undefined
  /** What a frame that is cut off still gives, at most so many bytes. */
  torn(frame: Uint8Array, atMost: number): Uint8Array
}

/**
 * Loads the decompressor: the reference decoder of Zstandard as WebAssembly, since Node 20 has none of its own. It takes
 * some 80 ms, which those who read no frames do not pay.
 */
export async function loadDecompressor(): Promise<Decompressor> {
  const { Zstd } = await import('@hpcc-js/wasm-zstd')
  const zstd = await Zstd.load()
  return {
    complete: (frame) => {
      try {
        return zstd.decompress(frame)
      } catch {
        return undefined
      }
    },
    torn: (frame, atMost) => {
      if (atMost === 0) return new Uint8Array()
      zstd.reset()
      try {
        return zstd.decompressChunk(frame, atMost)
      } catch {
        return new Uint8Array()
      } finally {
        zstd.reset()
      }
    },
  }
}
