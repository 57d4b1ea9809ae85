import { applyPatch } from 'rfc6902'
import type { WrittenInput } from './document.js'
import type { Case } from './expand.js'
import { fileOf } from './log-file.js'
import type { RequestBody } from './request.js'
import type { Expect, Vector } from './vector.js'
import { VectorFault } from './vector-fault.js'

/** The question of a vector on a migration: a file, or a session that no decoder has judged. Throws {@link VectorFault}. */
export function migrationOf(
  vector: Vector,
  format: number,
  { kind, document }: WrittenInput,
): Pick<Case, 'request' | 'expect' | 'rows'> {
  const to = vector.to as number // its schema asks for it
  const route = { op: 'migrate', from: format, to, ...(document.children ? { children: document.children } : {}) }
  if (kind === 'old-session') {
    const { session } = document
    const rows = [session?.header, ...(session?.events ?? [])]
    return { request: { ...route, session } as RequestBody, expect: expectationOf(vector, to, rows), rows: undefined }
  }
  const { rows, ...file } = fileOf(document, vector.id, format)
  const request = { ...route, recovery: vector.recovery ?? 'strict', ...file } as RequestBody
  return { request, expect: expectationOf(vector, to, rows), rows }
}

/** The session that is expected, written out where a vector says what the target has otherwise than the rows. */
export function expectationOf({ id, expect }: Vector, to: number, rows: readonly unknown[] | undefined): Expect {
  if (expect.outcome === 'refuse' || expect.events !== 'as-rows') return expect
  const { patch = [], events: _asRows, inheritedEventCount = 0, ...rest } = expect
  const kept = (rows ?? []).slice(0, expect.dropped?.row)
  const held = { rows: kept.map((row) => (typeof row === 'string' ? JSON.parse(row) : structuredClone(row))) }
  const { type: _type, ...header } = held.rows[0] as Record<string, unknown>
  held.rows[0] = { ...header, version: to }
  const operations = patch.map((operation) => ({
    ...operation,
    path: `/rows${operation.path}`,
    ...('from' in operation ? { from: `/rows${operation.from}` } : {}),
  }))
  const failed = applyPatch(held, structuredClone(operations) as never).find((result) => result !== null)
  if (failed)
    throw new VectorFault(id, `the patch of its expectation does not apply: ${failed.message}`, 'mend the path')
  const [expected, ...events] = held.rows
  return { ...rest, session: { header: expected, events, inheritedEventCount } }
}
