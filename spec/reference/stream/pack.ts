import type { FormatRecord } from '../../rule-record.js'
import { stagesOf, throughStages } from '../projection/adapters.js'
import type { Specification } from '../specification.js'
import { asObject, type JsonObject, type Refusal } from '../verdict.js'
import { isFilled, type Run, runOfDelta } from './record.js'

export interface Packed {
  readonly outcome: 'accept'
  readonly records: readonly JsonObject[]
}

/** The records that timed chunks are kept as. A refusal has the 1-based number of the chunk. */
export type Pack = (chunks: readonly unknown[]) => Packed | Refusal

/** A run that deltas may still join. */
interface OpenRun {
  readonly run: Run
  readonly time0: number
  /** When its last delta came. */
  last: number
  readonly index: unknown
  /** Of calls alone, and the name only where each delta has one. */
  readonly call: { readonly id?: unknown; readonly name?: unknown }
  readonly dt: number[]
  readonly members: unknown[]
}

type Open = OpenRun | { readonly raw: JsonObject }

export function buildPack(specification: Specification, format: FormatRecord): Pack {
  const stages = stagesOf(format, 'stream').filter(({ stage }) => stage === 'chunks')
  return (chunks) => {
    const records: Open[] = []
    for (const [index, timed] of chunks.entries()) {
      const { refused } = throughStages(specification, format, stages, timed)
      if (refused) return { ...refused, row: index + 1 }
      const next = recordOf(asObject(timed))
      if (!joins(records.at(-1), next)) records.push(next)
    }
    return { outcome: 'accept', records: records.map(written) }
  }
}

/** The record of one chunk: a run of one, or the chunk as it is. */
function recordOf({ time, chunk }: JsonObject): Open {
  const run = runOfDelta(chunk)
  const delta = asObject(chunk)
  const { index, id, name } = delta
  const isCall = run?.delta === 'tool-call-delta'
  const call = isCall ? { id, ...(name === undefined ? {} : { name }) } : {}
  if (!run || !Object.values(call).every(isFilled)) return { raw: { type: 'chunk', time, chunk } }
  return { run, time0: Number(time), last: Number(time), index, call, dt: [], members: [delta[run.part]] }
}

/** Whether the record of one chunk has joined the run before it. */
function joins(run: Open | undefined, next: Open): boolean {
  if (!run || 'raw' in run || 'raw' in next || run.run !== next.run || run.index !== next.index) return false
  if (run.call.id !== next.call.id || run.call.name !== next.call.name) return false
  const gap = next.time0 - run.last
  // between two safe integers there may be more than one can tell exactly
  if (!Number.isSafeInteger(gap)) return false
  run.last = next.time0
  run.dt.push(gap)
  run.members.push(...next.members)
  return true
}

function written(record: Open): JsonObject {
  if ('raw' in record) return record.raw
  const { run, time0, index, dt, call, members } = record
  return { type: run.record, time0, index, dt, ...call, [run.members]: members }
}
