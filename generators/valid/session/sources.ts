import type { JsonObject } from '../../../spec/reference/verdict.js'
import type { SessionLog } from './session-log.js'

/** Earlier events, in any order: lists that are stored as ranges, with and without numbers beside them, and lists that are not. */
export function anySources({ draw, next }: SessionLog): number[] {
  if (next === 0) return []
  const first = draw.below(next)
  const run = Array.from({ length: Math.min(draw.between(1, 5), next - first) }, (_, index) => first + index)
  const before = first > 1 && draw.chance(1, 2) ? [draw.below(first - 1)] : []
  const sources = [...before, ...run]
  return draw.chance(1, 4) ? sources.reverse() : sources
}

/** An event with its sources as they are stored: each run of 3 or more neighbours of a rising list as a pair. Note 0004. */
export function packed(event: JsonObject): JsonObject {
  const sources = event.sourceEventSeqs as readonly number[] | undefined
  if (!sources?.every((seq, index) => index === 0 || seq > (sources[index - 1] as number))) return event
  const runs: number[][] = []
  for (const seq of sources) {
    const run = runs.at(-1)
    if (run?.at(-1) === seq - 1) run.push(seq)
    else runs.push([seq])
  }
  const stored = runs.flatMap((run): unknown[] => (run.length > 2 ? [[run[0], run.at(-1)]] : run))
  return { ...event, sourceEventSeqs: stored }
}
