import { expandRanges } from '../../spec/reference/codec/ranges.js'
import { isObject, type JsonObject } from '../../spec/reference/verdict.js'
import type { Case } from './cases/expand.js'
import type { Difference } from './compare.js'
import type { Found } from './found.js'
import { sameJson } from './same-json.js'

/** What `publication.mode` asks for. */
const ownMode = '600'

/** Compares what was found in a directory with what a publication, or its refusal, leaves there. */
export function compareFound({ expect, directory }: Case, found: Found): Difference[] {
  const differences: Difference[] = []
  const check = (what: Difference['what'], expected: unknown, actual: unknown) => {
    if (!sameJson(expected, actual)) differences.push({ what, expected, actual })
  }
  check('kept', [], found.changed)
  if (expect.outcome === 'refuse') {
    check('left', [], found.added)
    return differences
  }
  // what stood there before the question is found among what is kept
  check('left', directory?.again ? [] : [expect.file], found.added)
  const { header, events } = expect.session as { header: unknown; events: readonly unknown[] }
  check('session', { header, events }, found.rows === undefined ? null : foundSession(found.rows))
  if (found.mode !== undefined) check('mode', ownMode, found.mode)
  return differences
}

/** Rows as a Session has them: the header without its type, sources written out. What cannot be read stays words. */
export function foundSession(rows: readonly unknown[] | string): unknown {
  if (typeof rows === 'string') return rows
  const [first, ...events] = rows
  const { type: _type, ...header } = isObject(first) ? first : ({} as JsonObject)
  return { header, events: events.map((it, position) => (isObject(it) ? expandRanges(it, position) : it)) }
}
