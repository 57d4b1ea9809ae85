import type { FormatReference, Reference } from '../reference.js'
import { isCount, isObject, type JsonObject, own, type Refusal, type Warning } from '../verdict.js'
import type { Edge } from './edge.js'

/** What one event is to one format. */
export type EventSurvival =
  | {
      readonly format: number
      readonly outcome: 'accept'
      /** What it has become; in its own format, itself. */
      readonly events: readonly unknown[]
      readonly warnings: readonly Warning[]
    }
  | ({ readonly format: number; readonly judgedAt: 'edge' | 'event' } & Refusal)

/** Events before it, so that it may refer to earlier ones. More are not made: then it stands first. */
const longestPast = 10_000

/**
 * Asks of one event by itself whether its own format admits it, and each later one what the edges make of it. What needs
 * the log around it is not asked: neither the restorer, nor the end of an edge. The first refusal ends the list.
 */
export function eventSurvival(reference: Reference, event: unknown, from: number, to: number): EventSurvival[] {
  const own = admitted(reference, from, [event])
  const found: EventSurvival[] = [own]
  if (own.outcome === 'refuse') return found
  let emitted: unknown[] = [event]
  for (let format = from; format < to; format++) {
    const converted = overEdge(reference, format, emitted)
    if ('outcome' in converted) return [...found, { ...unrowed(converted), format: format + 1, judgedAt: 'edge' }]
    const verdict = admitted(reference, format + 1, converted)
    found.push(verdict)
    if (verdict.outcome === 'refuse') return found
    emitted = converted
  }
  return found
}

function admitted(reference: Reference, format: number, events: readonly unknown[]): EventSurvival {
  const { admitEvent } = reference.get(format) as FormatReference
  const warnings: Warning[] = []
  for (const event of events) {
    const verdict = admitEvent(event)
    if (verdict.outcome === 'refuse') return { ...unrowed(verdict), format, judgedAt: 'event' }
    warnings.push(...(verdict.warnings ?? []))
  }
  return { format, outcome: 'accept', events, warnings }
}

/** Takes neighbours over one edge, in a log of their own. */
function overEdge(reference: Reference, format: number, events: readonly unknown[]): JsonObject[] | Refusal {
  let emitted: JsonObject[] = []
  const header = { version: format, id: 'session', createdAt: 0, isSeeded: false, delegationDepth: 0 }
  const edge = (reference.get(format) as FormatReference).openEdge(header, [], (event) => emitted.push(event))
  if ('outcome' in edge) return edge
  const first = own(events[0], 'seq')
  const isPast = isCount(first) && first <= longestPast && hasPast(edge, first)
  emitted = []
  if (isPast) return passed(edge, events, () => emitted)
  const alone = events.map((event, seq) => (isObject(event) ? { ...event, seq } : event))
  const anew = (reference.get(format) as FormatReference).openEdge(header, [], (event) => emitted.push(event))
  return 'outcome' in anew ? anew : passed(anew, alone, () => emitted)
}

function passed(edge: Edge, events: readonly unknown[], emitted: () => JsonObject[]): JsonObject[] | Refusal {
  for (const event of events) {
    const refused = edge.event(event)
    if (refused) return refused
  }
  return emitted()
}

/** Puts so many events into the log that concern nobody; false where the edge wants none of them. */
function hasPast(edge: Edge, count: number): boolean {
  for (let seq = 0; seq < count; seq++)
    if (edge.event({ type: 'plan/mode', seq, time: 0, data: { active: true } })) return false
  return true
}

/** The row of an event by itself says nothing. */
function unrowed({ row: _row, ...refused }: Refusal): Refusal {
  return refused
}
