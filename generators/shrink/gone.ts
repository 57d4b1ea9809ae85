import { madePrefix } from '../../spec/reference/migration/state/message-ids.js'
import { madeId } from '../../spec/reference/migration/v2-v3/system/id.js'
import { asList, asObject, dataOf, type JsonObject } from '../../spec/reference/verdict.js'
import { recordOf } from './belonging.js'
import type { Gone } from './renumber.js'

/** What a log no longer has whose events of some numbers are taken out of it. `removed` are these events. */
export function goneWith(seqs: readonly number[], removed: readonly unknown[], input: JsonObject): Gone {
  const begun = (type: string) => removed.map(asObject).flatMap((it) => (it.type === type ? [dataOf(it)] : []))
  return {
    seqs,
    nodes: new Map(removed.flatMap(replacedNode)),
    turns: begun('turn/start').flatMap(({ turn }) => (typeof turn === 'number' ? [turn] : [])),
    steps: begun('step/start').flatMap(({ turn, step }) =>
      typeof turn === 'number' && typeof step === 'number' ? [[turn, step] as const] : [],
    ),
    ids: madeIds(seqs, input),
  }
}

/** Of an event that takes the place of one node: its number, and that of the node, which is there again without it. */
function replacedNode(removed: unknown): [seq: number, node: number][] {
  const { seq, surfaceOp } = asObject(recordOf(removed))
  const { start, end, startSeq = start, endSeq = end } = asObject(surfaceOp)
  return typeof seq === 'number' && typeof startSeq === 'number' && startSeq === endSeq ? [[seq, startSeq]] : []
}

/**
 * Ids that the edge from V2 makes of the number of an event. Where a log has one already, it is a coincidence that a person
 * computed, and has to be computed again.
 */
function madeIds(seqs: readonly number[], input: JsonObject): ReadonlyMap<string, string> {
  const ids = new Map<string, string>()
  if (!JSON.stringify(input).includes(madePrefix)) return ids
  const { header, events } = logOf(input)
  for (const event of events.map(asObject)) {
    const { seq } = event
    if (typeof seq !== 'number') continue
    const now = seq - seqs.filter((it) => it < seq).length
    if (now !== seq) ids.set(madeId({ header }, event), madeId({ header }, { ...event, seq: now }))
  }
  return ids
}

/** The header and the events of whatever a question calls its log. */
function logOf({ rows, frames, session }: JsonObject): { header: JsonObject; events: readonly unknown[] } {
  if (session !== undefined)
    return { header: asObject(asObject(session).header), events: asList(asObject(session).events) }
  const [header, ...events] = Array.isArray(rows) ? rows : asList(frames).flatMap((it) => asList(asObject(it).rows))
  return { header: asObject(header), events }
}
