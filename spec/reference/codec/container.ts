import { LineSplitter } from './lines.js'
import type { Decompressor } from './zstd/decompressor.js'
import { type Frame, FrameReader } from './zstd/frames.js'

/** Takes what a log is made of, in the order of the file; each answer is false when no more is wanted. */
export interface LogSink {
  /** A frame of a Zstandard container, before its lines. */
  frame(frame: Frame): boolean
  /** Complete lines, one at least, and whether they end in a complete frame. */
  lines(lines: readonly string[], isCommitted: boolean): boolean
}

/** The bytes of a file, which come in pieces; none of them is kept, so that a caller may use its buffer again. */
export interface LogBytes {
  /** False when what follows makes no difference. Throws {@link LineTooLong} and {@link ContentTooLarge}. */
  write(piece: Uint8Array): boolean
  /** The file ends here. */
  end(): void
}

/** Takes a file apart: JSONL, or Zstandard frames where a decompressor is given. */
export function openContainer(sink: LogSink, decompressor: Decompressor | undefined): LogBytes {
  let isCommitted = false
  const splitter = new LineSplitter((lines) => sink.lines(lines, isCommitted))
  if (!decompressor) return { write: (piece) => splitter.write(piece), end: () => {} }
  return new FrameReader(decompressor, (frame) => {
    isCommitted = !frame.stop
    return sink.frame(frame) && splitter.write(frame.content ?? new Uint8Array())
  })
}
