import { loadLibrary } from './library.js'

/** Makes one frame of a container, with a checksum, of what it is to decompress to. */
export type Compressor = (content: Uint8Array) => Uint8Array

const hasChecksum = 0x04

let loading: Promise<Compressor> | undefined

/** The compressor, loaded once. */
export function loadCompressor(): Promise<Compressor> {
  loading ??= load()
  return loading
}

async function load(): Promise<Compressor> {
  const [{ compress }, { default: xxhash }] = await Promise.all([loadLibrary(), import('xxhash-wasm')])
  const { h64Raw } = await xxhash()
  return (content) => withChecksum(compress(content), Number(BigInt.asUintN(32, h64Raw(content))))
}

/** The library's frames have none; the format allows to add one (RFC 8878, 3.1.1). */
function withChecksum(frame: Uint8Array, checksum: number): Uint8Array {
  const checked = new Uint8Array(frame.length + 4)
  checked.set(frame)
  checked[4] = (frame[4] as number) | hasChecksum
  new DataView(checked.buffer).setUint32(frame.length, checksum, true)
  return checked
}
