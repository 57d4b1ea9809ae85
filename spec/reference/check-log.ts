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
  let format = Math.max(...reference.keys())
  let judgement: LogJudgement | undefined
  const container = openByVersion(format, options.decompressor, (found) => {
    const reader = reference.get(found)
    format = found
    judgement = reader && new LogJudgement(reader, format, options.recovery, options.all === true)
    return judgement
  })
  return {
    write: (piece) => container.write(piece),
    end: () => {
      container.end()
      return judgement?.end() ?? { outcome: 'not-judged', format }
    },
  }
}

/**
 * Takes a file apart for whoever judges logs of its version; `open` gives nothing where nobody does. A version that is
 * unreadable, or newer than every format, is that of the newest.
 */
export function openByVersion(
  newest: number,
  decompressor: Decompressor | undefined,
  open: (format: number) => LogSink | undefined,
): LogBytes {
  let sink: LogSink | undefined
  let isOpen = false
  const start = (firstLine: string | undefined) => {
    const version = firstLine === undefined ? undefined : versionIn(firstLine)
    sink = open(isCount(version) && version < newest ? version : newest)
    isOpen = true
  }
  const container = openContainer(
    {
      frame: (frame) => {
        if (!isOpen) start(frame.content && firstLineOf(frame.content))
        return sink?.frame(frame) ?? false
      },
      lines: (lines, isCommitted) => {
        if (!isOpen) start(lines[0])
        return sink?.lines(lines, isCommitted) ?? false
      },
    },
    decompressor,
  )
  return {
    write: (piece) => container.write(piece),
    end: () => {
      container.end()
      if (!isOpen) start(undefined)
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
