import type { Decompressor } from './codec/zstd/decompressor.js'
import { readFrames } from './codec/zstd/frames.js'
import type { Reference } from './reference.js'
import { isCount, own, type Refusal, type Warning } from './verdict.js'

/** What a whole log file is, by all that is judged so far. */
export type LogVerdict =
  | { readonly outcome: 'not-judged'; readonly format: number }
  | ({ readonly format: number; readonly judgedAt: 'decode' | 'event' } & Refusal)
  | {
      readonly outcome: 'accept'
      readonly format: number
      readonly events: number
      readonly inheritedEventCount: number
      /** A recoverable read withheld the tail from this row on. */
      readonly dropped?: { readonly row: number; readonly rule: string; readonly at: string }
      readonly warnings: readonly Warning[]
    }

/** What stands between a log that is accepted here and one that opens: judged by rules that are still to come. */
export const notJudgedYet = ['restore', 'session'] as const

/**
 * Judges a log: its header says by which format, the codec decodes it, and each event is admitted. A version that is
 * unreadable, or newer than every format, is judged by the newest reader, which refuses it. A decompressor says that the file is a Zstandard container; then throws `ContentTooLarge`.
 */
export function checkLog(
  reference: Reference,
  bytes: Uint8Array,
  recovery: 'strict' | 'recoverable',
  decompressor?: Decompressor,
): LogVerdict {
  const newest = Math.max(...reference.keys())
  const start = decompressor ? readFrames(bytes, decompressor).next().value?.content : bytes
  const version = storedVersion(start ?? new Uint8Array())
  const format = isCount(version) && version < newest ? version : newest
  const reader = reference.get(format)
  if (!reader) return { outcome: 'not-judged', format }
  const decoded = reader.decode(bytes, recovery, decompressor)
  if (decoded.outcome === 'refuse') return { ...decoded, format, judgedAt: 'decode' }
  const { session, dropped } = decoded
  const warnings: Warning[] = []
  for (const [index, event] of session.events.entries()) {
    const row = index + 1
    const admitted = reader.admitEvent(event)
    if (admitted.outcome === 'refuse') return { ...admitted, row, format, judgedAt: 'event' }
    for (const warning of admitted.warnings ?? []) warnings.push({ ...warning, row })
  }
  return {
    outcome: 'accept',
    format,
    events: session.events.length,
    inheritedEventCount: session.inheritedEventCount,
    ...(dropped ? { dropped: { row: dropped.row, rule: dropped.rule, at: dropped.at } } : {}),
    warnings,
  }
}

/** The version that the first line claims, whatever else is wrong with it. */
function storedVersion(bytes: Uint8Array): unknown {
  const end = bytes.indexOf(0x0a)
  try {
    return own(JSON.parse(new TextDecoder().decode(bytes.subarray(0, Math.max(end, 0)))), 'version')
  } catch {
    return undefined
  }
}
