import { isObject, type JsonObject, own, ownPath, type Session } from '../../spec/reference/verdict.js'
import type { Migrated } from './asking.js'

/** Which events of a target are those of its source, found without asking an edge. */
export interface Alignment {
  /** The number in the target of each event of the source. */
  readonly targetOf: readonly number[]
  /** Events that an edge has made. */
  readonly made: readonly JsonObject[]
}

/**
 * Lays the target beside its source. Of what is in one and not in the other an edge can only have made: system messages
 * of a V2 log, the end of a turn right before the start of the next, and entries of the catalog at the end.
 */
export function alignmentOf({ source, target, from, to }: Migrated): Alignment {
  const targetOf: number[] = []
  const made: JsonObject[] = []
  for (const [number, event] of target.events.entries()) {
    const next = source.events[targetOf.length]
    if (isMade(event, next, from, to)) made.push(event)
    else targetOf.push(number)
  }
  return { targetOf, made }
}

function isMade(event: JsonObject, next: JsonObject | undefined, from: number, to: number): boolean {
  if (event.type === 'system/message') return from === 2
  if (to < 4) return false
  if (event.type === 'subagent/catalog') return next === undefined
  const isInterrupted = event.type === 'turn/end' && ownPath(event, 'data', 'reason', 'kind') === 'interrupted'
  return isInterrupted && isObject(next) && own(next, 'type') === 'turn/start'
}

/** The target without what the edge has made, to be laid beside the source one by one. */
export function keptPart(migrated: Migrated): Session {
  const { target } = migrated
  return { ...target, events: alignmentOf(migrated).targetOf.map((number) => target.events[number] as JsonObject) }
}

/** Whether an event of a target can be one of the source: its time, its mark and its kind of placement stay. */
export function isKept(source: JsonObject, target: JsonObject): boolean {
  const isRenamed = typesOf(source).includes(target.type)
  const isPlaced = typeof source.surfaceOp === typeof target.surfaceOp
  return isRenamed && isPlaced && source.time === target.time && source.ignorable === target.ignorable
}

/** The type of an event, and what it may be called in a later format. */
function typesOf({ type, ignorable }: JsonObject): unknown[] {
  const name = String(type)
  const dispatch = name.startsWith('tool/code-dispatch') ? [name.replace('code', 'ptc')] : []
  return [type, ...dispatch, ...(ignorable === true ? [`plugin:${name}`] : [])]
}
