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

/** The lines of that file as text, where there is text: of frames, those that the case is written with. */
export function linesOf(subject: Case): readonly string[] | undefined {
  const file = fileOf(subject)
  if (!file?.isContainer) return file && Buffer.from(file.bytes).toString('utf8').split('\n')
  return subject.rows?.map((row) => (typeof row === 'string' ? row : JSON.stringify(row)))
}

/** A log whose last event is this one, and all before it may be ignored; undefined where it cannot have its number. */
export function logOf(format: number, event: unknown): Uint8Array | undefined {
  const seq = typeof event === 'object' && event !== null && 'seq' in event ? event.seq : 0
  if (!Number.isSafeInteger(seq) || (seq as number) < 0 || (seq as number) > 100) return undefined
  const header = { type: 'session', version: format, id: 's', createdAt: 1, isSeeded: false, delegationDepth: 0 }
  const before = Array.from({ length: seq as number }, (_, at) => ({
    ...{ type: 'other/event', seq: at, time: 1, data: {}, ignorable: true },
  }))
  return Buffer.from([header, ...before, event].map((row) => `${JSON.stringify(row)}\n`).join(''))
}

export function* piecesOf({ bytes }: Pick<CarriedFile, 'bytes'>, length: number): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, Math.min(bytes.length, at + length))
}
