import type { JsonObject, Session } from '../../../spec/reference/verdict.js'
import type { Draw } from '../../draw.js'

/** The rows of a V2 file: the header with its `type`, and events whose sources are spelled as they stand in files. */
export function oldRows(draw: Draw, { header, events }: Session): JsonObject[] {
  return [{ type: 'session', ...header }, ...events.map((event) => rowOf(draw, event))]
}

function rowOf(draw: Draw, event: JsonObject): JsonObject {
  const { sourceEventSeqs } = event
  return Array.isArray(sourceEventSeqs) ? { ...event, sourceEventSeqs: spelled(draw, sourceEventSeqs) } : event
}

/**
 * A list of numbers with pairs for runs. A writer spells runs of 3 so, where the list rises; a reader takes shorter ones
 * too, and any that are written out.
 */
function spelled(draw: Draw, seqs: readonly number[]): unknown[] {
  const rises = seqs.every((seq, index) => index === 0 || seq > (seqs[index - 1] as number))
  if (!rises || draw.chance(1, 4)) return [...seqs]
  const shortest = draw.of([3, 3, 2, 1])
  return runsOf(seqs).flatMap((run): unknown[] => (run.length >= shortest ? [[run[0], run.at(-1)]] : run))
}

function runsOf(seqs: readonly number[]): number[][] {
  const runs: number[][] = []
  for (const seq of seqs) {
    const run = runs.at(-1)
    if (run && run.at(-1) === seq - 1) run.push(seq)
    else runs.push([seq])
  }
  return runs
}
