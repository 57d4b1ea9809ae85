import type { Container } from '../../protocol/types.js'
import { frameBytes } from './frames.js'
import { textIn } from './in-format.js'
import type { Document } from './input-kinds.js'
import { VectorFault } from './vector-fault.js'

/** The file that is decoded. */
export interface LogBytes {
  readonly container: Container
  /** Base64. */
  readonly bytes: string
  /** Its rows; absent where the input is bytes. */
  readonly rows: readonly unknown[] | undefined
}

/** Makes the file that an input describes. Throws {@link VectorFault} where a frame of it cannot be made. */
export function fileOf({ frames, bytes, rows = [], tail = '' }: Document, vector: string, format: number): LogBytes {
  if (bytes !== undefined) return { container: 'jsonl', bytes, rows: undefined }
  if (frames === undefined) {
    const written = rows.map((row) => textIn(row, format))
    const text = written.map((row) => `${rowText(row)}\n`).join('') + tail
    return { container: 'jsonl', bytes: Buffer.from(text, 'utf8').toString('base64'), rows: written }
  }
  const written = frames.map(({ rows = [], tail = '', ...frame }) => ({
    ...frame,
    rows: rows.map((row) => textIn(row, format)),
    tail: String(textIn(tail, format)),
  }))
  const isOpaque = written.some((frame) => frame.bytes !== undefined)
  try {
    const file = Buffer.concat(written.map(frameBytes)).toString('base64')
    return { container: 'zstd', bytes: file, rows: isOpaque ? undefined : written.flatMap((frame) => frame.rows) }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new VectorFault(vector, `a frame of it cannot be made: ${error.message}`, 'mend the frame')
  }
}

function rowText(row: unknown): string {
  return typeof row === 'string' ? row : JSON.stringify(row)
}
