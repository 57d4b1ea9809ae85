import type { Session } from '../../protocol/types.js'
import type { Document } from './input-kinds.js'
import type { Expect, Vector } from './vector.js'
import { VectorFault } from './vector-fault.js'

type Row = Readonly<Record<string, unknown>>

/**
 * The rows of a decode vector as a session, for the places of its `also`. Throws {@link VectorFault} where the rows are
 * not the events themselves, so that the two questions would not be about the same log.
 */
export function sessionOfRows(vector: Vector, { frames, bytes, tail, rows = [] }: Document): Session {
  const fault = (problem: string, remedy: string) =>
    new VectorFault(vector.id, `its \`also\` cannot be asked: ${problem}`, `${remedy}, or take \`also\` out`)
  if (frames || bytes !== undefined) throw fault('its input is frames or bytes', 'give the log as rows')
  if (tail) throw fault('its input has a tail, which is no event', 'take the tail out')
  const text = rows.findIndex((row) => !isRow(row))
  if (text !== -1) throw fault(`row ${text} is no object`, 'write the row as an object')
  const [header, ...events] = rows as readonly Row[]
  if (!header) throw fault('there is no row 0', 'add the header')
  const ranged = events.findIndex(({ sourceEventSeqs: it }) => Array.isArray(it) && it.some(Array.isArray))
  if (ranged !== -1) throw fault(`row ${ranged + 1} has its sources as ranges`, 'write each source as a number')
  const { type: _type, ...logical } = header
  const inheritedEventCount = cutOf(events)
  if (!isCount(inheritedEventCount))
    throw fault('the seq of its last inherited `session/end-seed` is no count', 'give that row a seq')
  return { header: logical, events: [...events], inheritedEventCount }
}

/** What is expected of the rows as a session: the same refusal, or that they are taken. Throws {@link VectorFault}. */
export function expectationOfRows({ id, expect }: Vector): Expect {
  if (expect.outcome === 'refuse') return expect
  if (expect.dropped)
    throw new VectorFault(
      id,
      'its `also` cannot be asked: rows of it are withheld, and a session has no such rows',
      'write a vector of admit with the session that is meant, or take `also` out',
    )
  return { outcome: 'accept' }
}

/** The cut that the rows say: the seq of the last end of a seed that was inherited. */
function cutOf(events: readonly Row[]): unknown {
  const last = events.findLast(
    ({ type, data }) => type === 'session/end-seed' && isRow(data) && data.inherited === true,
  )
  return last ? last.seq : 0
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0
}
