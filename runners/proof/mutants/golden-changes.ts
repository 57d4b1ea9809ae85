import { applyPatch, type Operation } from 'rfc6902'
import type { Case } from '../../engine/cases/expand.js'
import type { Random } from '../mangle/mangle.js'

/** What a golden vector changes in one record, with paths that start at that record. */
export type RecordChange = readonly Operation[]

/** Where a patch leaves its input for one record; an input that is one event has no such part. */
const record = /^\/(?:\d+|(?:session\/)?events\/\d+|attempts\/\d+|(?:session\/)?header|files\/\d+)(?=\/)/

/** The changes of golden cases that stay within one record each. They fit records of other cases as well. */
export function recordChanges(cases: readonly Case[]): RecordChange[] {
  const changes = cases.flatMap(({ vector }) => changeOf(vector.patch ?? []) ?? [])
  return [...new Map(changes.map((change) => [JSON.stringify(change), change])).values()]
}

function changeOf(patch: readonly Operation[]): RecordChange[] | undefined {
  const [first] = patch
  if (first === undefined) return undefined
  const start = record.exec(first.path)?.[0] ?? ''
  const isWithin = (path: string) => path.startsWith(`${start}/`) && (record.exec(path)?.[0] ?? '') === start
  if (!patch.every((it) => isWithin(it.path) && (!('from' in it) || isWithin(it.from)))) return undefined
  const below = (path: string) => path.slice(start.length)
  return [patch.map((it) => ({ ...it, path: below(it.path), ...('from' in it ? { from: below(it.from) } : {}) }))]
}

/** Makes a golden change to one of the records that a holder has, as far as it fits there. */
export function changeLikeGolden(
  holder: Record<string, unknown>,
  names: readonly string[],
  changes: readonly RecordChange[],
  random: Random,
): void {
  const places = names.flatMap((name) => placesOfRecords(holder, name))
  if (places.length === 0 || changes.length === 0) return
  const [owner, key] = random.of(places)
  const held = { record: owner[key] }
  const patch = random.of(changes).map((it) => ({
    ...structuredClone(it),
    path: `/record${it.path}`,
    ...('from' in it ? { from: `/record${it.from}` } : {}),
  }))
  try {
    applyPatch(held, patch as Operation[]) // an operation that does not fit is left out
  } catch {
    // the record is no longer one that a patch can be applied to
  }
  owner[key] = held.record
}

type Place = readonly [owner: Record<string, unknown>, key: string]

/** Each event of a list, and of a session its header and each of its events. */
function placesOfRecords(holder: Record<string, unknown>, name: string): Place[] {
  const value = holder[name]
  if (Array.isArray(value)) return value.map((_, index): Place => [value as never, String(index)])
  if (name !== 'session') return [[holder, name]]
  if (typeof value !== 'object' || value === null) return [] // an earlier change left no session
  return ['header', 'events'].flatMap((member) => placesOfRecords(value as Record<string, unknown>, member))
}
