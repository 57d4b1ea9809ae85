import type { Recovery } from '../../../spec/reference/codec/reading.js'
import type { Case } from '../../engine/cases/expand.js'

/** A log file that a case is about. */
export interface CarriedFile {
  readonly bytes: Uint8Array
  readonly isContainer: boolean
  readonly recovery: Recovery
}

/** The file of a `decode`, or the Session of an `admit` as JSONL; undefined where a case is about no whole log. */
export function fileOf({ request }: Case): CarriedFile | undefined {
  if (request.op === 'decode') {
    const { bytes, container, recovery } = request
    return { bytes: Buffer.from(bytes, 'base64'), isContainer: container === 'zstd', recovery }
  }
  if (request.op !== 'admit' || request.vocabulary || !request.session) return undefined
  const { header, events } = request.session as { readonly header: object; readonly events: readonly unknown[] }
  const rows = [{ type: 'session', ...header }, ...events].map((row) => `${JSON.stringify(row)}\n`)
  return { bytes: Buffer.from(rows.join('')), isContainer: false, recovery: 'strict' }
}

/** A log with one event. */
export function logOf(format: number, event: unknown): Uint8Array {
  const header = { type: 'session', version: format, id: 's', createdAt: 1, isSeeded: false, delegationDepth: 0 }
  return Buffer.from(`${JSON.stringify(header)}\n${JSON.stringify(event)}\n`)
}
