import { isObject, type JsonObject } from '../verdict.js'
import { blockTypes } from './grammar.js'

/** The record that packs the deltas of each type, and what the texts of both are called. */
const runs = [
  { delta: 'text-delta', record: 'text-chunks', part: 'text', members: 'texts' },
  { delta: 'reasoning-delta', record: 'reasoning-chunks', part: 'text', members: 'texts' },
  { delta: 'tool-call-delta', record: 'tool-call-chunks', part: 'argumentsDelta', members: 'args' },
] as const

export type Run = (typeof runs)[number]

/** How a record packs deltas; undefined of any other value. */
export function runOfRecord(record: unknown): Run | undefined {
  return isObject(record) ? runs.find((run) => run.record === record.type) : undefined
}

/** How the deltas are packed that a chunk is one of; undefined of any other value. */
export function runOfDelta(chunk: unknown): Run | undefined {
  return isObject(chunk) ? runs.find((run) => run.delta === chunk.type) : undefined
}

/** Whether a value is a record of a chunk that is not packed. */
export function isRaw(record: unknown): record is JsonObject {
  return isObject(record) && record.type === 'chunk'
}

/** A chunk with its time on its way into a record: unlike one it says no type. */
export function isTimed(record: unknown): record is JsonObject {
  return isObject(record) && !Object.hasOwn(record, 'type')
}

/** The delta that a timed chunk is, if it is one. */
export function deltaOf(record: unknown): JsonObject | undefined {
  if (!isTimed(record) || !isObject(record.chunk)) return undefined
  return Object.hasOwn(blockTypes, String(record.chunk.type)) ? record.chunk : undefined
}

/** The texts that a record packs, as far as it has a list of them. */
export function membersOf(record: JsonObject, { members }: Run): readonly unknown[] {
  const list = record[members]
  return Array.isArray(list) ? list : []
}

/** The times between the chunks of a record, as far as it has a list of them. */
export function gapsOf({ dt }: JsonObject): readonly unknown[] {
  return Array.isArray(dt) ? dt : []
}

export function isFilled(value: unknown): boolean {
  return typeof value === 'string' && value !== ''
}
