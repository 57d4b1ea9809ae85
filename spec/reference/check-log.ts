import { type LogBytes, type LogSink, openContainer } from './codec/container.js'
import type { Recovery } from './codec/reading.js'
import { firstLineOf, versionIn } from './codec/stored-version.js'
import type { Decompressor } from './codec/zstd/decompressor.js'
import { LogJudgement } from './log-judgement.js'
import type { LogVerdict } from './log-verdict.js'
import type { Reference } from './reference.js'
import { isCount } from './verdict.js'

export interface CheckOptions {
  readonly recovery: Recovery
  /** Says that the file is a Zstandard container. */
  readonly decompressor?: Decompressor | undefined
  /** List every fault that can be told from the others, and not only the one that the verdict rests on. */
  readonly all?: boolean | undefined
}

/** The judgement of one log whose bytes come in pieces; a caller may use its buffer again. */
export interface LogCheck {
  /** False when the rest of the file makes no difference. Throws `LineTooLong` and `ContentTooLarge`. */
  write(piece: Uint8Array): boolean
  /** The file ends here. */
  end(): LogVerdict
}

/**
 * Opens the judgement of one log: its header says by which format, the codec decodes it, and each event is admitted and
 * forgotten. A version that is unreadable, or newer than every format, is judged by the newest reader, which refuses it.
 */
export function openCheck(reference: Reference, options: CheckOptions): LogCheck {
  const newest = Math.max(...reference.keys())
  let format = newest
  let judgement: LogJudgement | undefined
  let isOpen = false
  const open = (firstLine: string | undefined) => {
    const version = firstLine === undefined ? undefined : versionIn(firstLine)
    if (isCount(version) && version < newest) format = version
    const reader = reference.get(format)
    judgement = reader && new LogJudgement(reader, format, options.recovery, options.all === true)
    isOpen = true
  }
  const sink: LogSink = {
    frame: (frame) => {
      if (!isOpen) open(frame.content && firstLineOf(frame.content))
      return judgement?.frame(frame) ?? false
    },
    lines: (lines, isCommitted) => {
      if (!isOpen) open(lines[0])
      return judgement?.lines(lines, isCommitted) ?? false
    },
  }
  const container: LogBytes = openContainer(sink, options.decompressor)
  return {
    write: (piece) => container.write(piece),
    end: () => {
      container.end()
      if (!isOpen) open(undefined)
      return judgement?.end() ?? { outcome: 'not-judged', format }
    },
  }
}

/** The same for the bytes of a whole file. */
export function checkLog(
  reference: Reference,
  bytes: Uint8Array,
  recovery: Recovery,
  decompressor?: Decompressor,
): LogVerdict {
  const check = openCheck(reference, { recovery, decompressor })
  check.write(bytes)
  return check.end()
}
