import type { JsonObject } from '../../../spec/reference/verdict.js'

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
