import type { JsonObject, Refusal } from '../verdict.js'
import type { Codec } from './codec.js'
import { openContainer } from './container.js'
import { parseRecord } from './lines.js'
import { type Read, Reading, type Recovery } from './reading.js'
import type { Decompressor } from './zstd/decompressor.js'

export interface ReaderOptions {
  readonly recovery: Recovery
  /** Takes the header without `type`, before any event. */
  readonly onHeader?: (header: JsonObject) => void
  /** Takes each accepted event and its row, in order. Rows after a failure are withheld. */
  readonly onEvent?: (event: JsonObject, row: number) => void
  /** Says that the file is a Zstandard container. */
  readonly decompressor?: Decompressor | undefined
}

/**
 * Reads a file that comes in pieces, and keeps no more of it than a line that is not complete, or the frame of a
 * container and the one before it.
 */
export interface Reader {
  /**
   * The next bytes, of which none is kept. False when the log is refused and the rest makes no difference. Throws
   * `LineTooLong`, and `ContentTooLarge` where a frame may decompress to more than 1 GiB.
   */
  write(piece: Uint8Array): boolean
  /** The file ends here: what it is. */
  end(): Read | Refusal
}

export type OpenReader = (options: ReaderOptions) => Reader

/** Opens the codec of one format for one file. */
export function openReader(codec: Codec, { recovery, onHeader, onEvent, decompressor }: ReaderOptions): Reader {
  const reading = new Reading(codec, { recovery, onHeader, onEvent })
  const container = openContainer(
    {
      frame: (frame) => reading.frame(frame),
      lines: (lines, isCommitted) => lines.map(parseRecord).every((record) => reading.row(record, isCommitted)),
    },
    decompressor,
  )
  return {
    write: (piece) => container.write(piece),
    end: () => {
      container.end()
      return reading.end()
    },
  }
}
