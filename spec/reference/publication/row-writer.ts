import type { Compressor } from '../codec/zstd/compressor.js'

/** Rows are written together, so many characters at once: a frame of a container holds as much. */
const batchLength = 1024 * 1024

/** Turns rows into the bytes of a log file: JSONL, or the frames of a container where a compressor is given. */
export class RowWriter {
  readonly #compressor: Compressor | undefined
  readonly #write: (bytes: Uint8Array) => void
  #batch: string[] = []
  #length = 0
  #isFirst = true

  constructor(compressor: Compressor | undefined, write: (bytes: Uint8Array) => void) {
    this.#compressor = compressor
    this.#write = write
  }

  /** The next row, without its line feed; the first is the header, which has a frame of its own. */
  row(row: string): void {
    this.#batch.push(row)
    this.#length += row.length
    if (this.#length >= batchLength || (this.#isFirst && this.#compressor)) this.flush()
    this.#isFirst = false
  }

  /** Writes what is left. */
  flush(): void {
    if (this.#batch.length === 0) return
    const content = Buffer.from(`${this.#batch.join('\n')}\n`, 'utf8')
    this.#batch = []
    this.#length = 0
    this.#write(this.#compressor ? this.#compressor(content) : content)
  }
}
