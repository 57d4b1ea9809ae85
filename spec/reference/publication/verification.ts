import type { LogWatch } from '../admission/watch-log.js'
import { openReader } from '../codec/reader.js'
import type { Decompressor } from '../codec/zstd/decompressor.js'
import type { FormatReference } from '../reference.js'
import { own } from '../verdict.js'
import type { Converted } from './conversion.js'

/** A successor as it is read back before it is published. */
export interface Verification {
  write(piece: Uint8Array): boolean
  /** What is wrong with it, in words for a person; undefined where it is what was written. */
  end(): string | undefined
}

/** Opens the verification of a finished file: strictly decoded, restored, and of the same Session and length. */
export function openVerification(
  reader: FormatReference,
  expected: Converted,
  decompressor: Decompressor | undefined,
): Verification {
  let watch: LogWatch | undefined
  let fault: string | undefined
  const blame = (verdict: { readonly rule: string; readonly row?: number } | undefined) => {
    if (verdict) fault ??= `it is refused: ${verdict.rule}, row ${verdict.row ?? 0}`
  }
  const reading = openReader(reader.codec(), {
    recovery: 'strict',
    decompressor,
    onHeader: (header) => {
      if (own(header, 'id') !== own(expected.header, 'id')) fault ??= 'it is of another Session'
      const opened = reader.openLog(header, 'restore')
      if ('outcome' in opened) blame(opened)
      else watch = opened
    },
    onEvent: (event) => {
      if (fault === undefined) blame(watch?.event(event))
    },
  })
  return {
    write: (piece) => reading.write(piece) && fault === undefined,
    end: () => {
      if (fault !== undefined) return fault
      const read = reading.end()
      if (read.outcome === 'refuse') blame(read)
      else {
        if (read.events !== expected.events) fault ??= `it has ${read.events} events instead of ${expected.events}`
        blame(watch?.end(read.inheritedEventCount))
      }
      return fault
    },
  }
}
