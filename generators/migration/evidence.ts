import { type JsonObject, own, ownPath } from '../../spec/reference/verdict.js'
import type { Draw } from '../draw.js'

/** What is known of one child of a Session (note 0018, Evidence of children). */
export interface Evidence {
  readonly childId: string
  readonly childCreatedAt: number
  readonly descriptorCount: number
  readonly descriptor: unknown
}

/**
 * Evidence on the children of a log, in any order: of those in its catalog, with which it has to agree, of others that the
 * log speaks of, and of some that it does not know. A child may be found twice, where both say the same.
 */
export function childrenOf(draw: Draw, events: readonly unknown[]): Evidence[] {
  const listed = ownEntries(events).map((entry) => evidenceOfEntry(draw, entry))
  const known = new Set(listed.map(({ childId }) => childId))
  const others = ['child-0', '', '孩子', 'k', ...draw.some(namedIn(events))].filter((id) => !known.has(id))
  const found = draw.some([...new Set(others)]).map((childId) => evidenceOf(draw, childId))
  const all = [...draw.some(listed), ...found]
  const twice = all.length > 0 && draw.chance(1, 4) ? [draw.of(all)] : []
  return [...twice, ...all].reverse()
}

/** Entries of the catalog that are not inherited: no marker comes later. */
function ownEntries(events: readonly unknown[]): JsonObject[] {
  const cut = events.findLastIndex((event) => ownPath(event, 'data', 'inherited') === true)
  return events.slice(cut + 1).flatMap((event) => {
    const data = own(event, 'type') === 'subagent/catalog' ? own(event, 'data') : undefined
    return data === undefined ? [] : [data as JsonObject]
  })
}

/** Other Sessions that the events of a log name. */
function namedIn(events: readonly unknown[]): string[] {
  const names = events.flatMap((event) => [
    ownPath(event, 'data', 'childId'),
    ownPath(event, 'data', 'source', 'senderSessionId'),
  ])
  return names.filter((name) => typeof name === 'string')
}

/** Evidence that says what an entry says, or nothing but when the child was made: then any mode agrees. */
function evidenceOfEntry(draw: Draw, { childId, childCreatedAt, mode, label }: JsonObject): Evidence {
  const child = { childId: childId as string, childCreatedAt: childCreatedAt as number }
  if (mode === 'unknown' || draw.chance(1, 3)) return { ...child, ...silent(draw) }
  const said = { version: 3, provider: 'p', mode, ...(label === undefined ? {} : { label }) }
  return { ...child, descriptorCount: 1, descriptor: said }
}

function evidenceOf(draw: Draw, childId: string): Evidence {
  const child = { childId, childCreatedAt: draw.of([0, 1, 1, 2, 1_760_000_000_000]) }
  if (draw.chance(1, 3)) return { ...child, ...silent(draw) }
  return { ...child, descriptorCount: 1, descriptor: descriptor(draw) }
}

/** Of a child without one descriptor that is usable only the time is known. */
function silent(draw: Draw): Pick<Evidence, 'descriptorCount' | 'descriptor'> {
  return draw.of([
    { descriptorCount: 0, descriptor: null },
    { descriptorCount: 2, descriptor: { version: 3, provider: 'p', mode: 'one-shot' } },
    { descriptorCount: 1, descriptor: { version: 4 } },
    { descriptorCount: 1, descriptor: 'none' },
  ])
}

/** A descriptor that is usable; that of version 1 has no mode, and stands for one that can be asked again. */
function descriptor(draw: Draw): object {
  const version = draw.between(1, 3)
  const known = { version, provider: draw.of(['p', '', '提供方']) }
  const label = draw.of(['', 'l', '标签'])
  if (version === 1) return { ...known, label }
  return draw.chance(1, 2)
    ? { ...known, mode: 'continuable', label }
    : { ...known, mode: 'one-shot', ...draw.maybe('label', () => label) }
}
