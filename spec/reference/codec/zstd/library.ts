type Library = Pick<typeof import('@bokuweb/zstd-wasm'), 'compress' | 'decompress'>

let loading: Promise<Library> | undefined

/** The library of the Zstandard project as WebAssembly, since Node 20 has none of its own. It bears being started once. */
export function loadLibrary(): Promise<Library> {
  loading ??= load()
  return loading
}

async function load(): Promise<Library> {
  const library = await import('@bokuweb/zstd-wasm')
  await library.init()
  return library
}
