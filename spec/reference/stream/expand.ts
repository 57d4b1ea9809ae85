import type { FormatRecord } from '../../rule-record.js'
import { stagesOf, throughStages } from '../projection/adapters.js'
import type { Specification } from '../specification.js'
import { asObject, type JsonObject, type Refusal } from '../verdict.js'
import { gapsOf, membersOf, runOfRecord } from './record.js'

/** A chunk and when it came. */
export interface Timed {
  readonly time: unknown
  readonly chunk: unknown
}

export interface Expanded {
  readonly outcome: 'accept'
  readonly chunks: readonly Timed[]
}

/** The chunks that records are of, each with its time. A refusal has the 1-based number of the record. */
export type Expand = (records: readonly unknown[]) => Expanded | Refusal

export function buildExpand(specification: Specification, format: FormatRecord): Expand {
  const stages = stagesOf(format, 'stream').filter(({ stage }) => stage === 'records')
  return (records) => {
    for (const [index, record] of records.entries()) {
      const { refused } = throughStages(specification, format, stages, record)
      if (refused) return { ...refused, row: index + 1 }
    }
    return { outcome: 'accept', chunks: records.flatMap((record) => chunksOf(asObject(record))) }
  }
}

function chunksOf(record: JsonObject): Timed[] {
  const run = runOfRecord(record)
  if (!run) return [{ time: record.time, chunk: record.chunk }]
  const { time0, index, id, name } = record
  const call = run.delta === 'tool-call-delta' ? { id, ...(name === undefined ? {} : { name }) } : {}
  let time = Number(time0)
  return membersOf(record, run).map((text, member) => {
    if (member > 0) time += Number(gapsOf(record)[member - 1])
    return { time, chunk: { type: run.delta, index, ...call, [run.part]: text } }
  })
}
