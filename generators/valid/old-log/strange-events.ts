import type { JsonObject, Session } from '../../../spec/reference/verdict.js'
import type { Draw } from '../../draw.js'
import { anyJson } from './parts/json.js'

/**
 * A log with events among its own that only the codec takes: of types that nobody knows, required or not, and known ones
 * with any data. It looks at the envelope, at markers of seeds, and at the list of sources.
 */
export function withStrangeEvents(draw: Draw, { header, events, inheritedEventCount }: Session): Session {
  // behind the marker, so that the cut stays where it is
  const after = [...events.slice(inheritedEventCount), ...draw.list(4, () => strangeEvent(draw))]
  const all = [...events.slice(0, inheritedEventCount), ...after]
  return { header, events: all.map((event, seq) => numbered(draw, event, seq)), inheritedEventCount }
}

const types = ['own/event', '', 'assistant/chunk', 'turn/end', 'user/message', 'system/message', 'tool/ptc-dispatch']

function strangeEvent(draw: Draw): JsonObject {
  return {
    type: draw.of(types),
    seq: 0,
    time: draw.of([0, -1, Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER]),
    data: anyJson(draw),
    ...draw.maybe('ignorable', () => true),
    ...draw.maybe('surfaceOp', () => draw.of(['append', 'prepend', null, { op: 'replace', startSeq: 9 }])),
  }
}

function numbered(draw: Draw, event: JsonObject, seq: number): JsonObject {
  if (event.seq === seq) return event
  const cites = seq > 2 && draw.chance(1, 2) ? { sourceEventSeqs: draw.of([[], [0], [0, 1, 2], [1, 0]]) } : {}
  return { ...event, seq, ...cites }
}
