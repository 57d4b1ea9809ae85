import type { JsonObject } from '../../../spec/reference/verdict.js'
import type { Draw } from '../../draw.js'
import { callIds, toolNames } from './blocks.js'
import { chunksOfResponse } from './response.js'
import { pieceOfText } from './texts.js'
import { closeTimes } from './times.js'

const indexes = [0, 0, 1, 2, 17, Number.MAX_SAFE_INTEGER] as const

/** Chunks that no map has: what a record of the type `chunk` holds is anybody's (`stream-record.free-chunk`). */
const freeChunks: readonly JsonObject[] = [
  {},
  { type: 'ping' },
  { type: 'text-delta', index: 0, text: 'a', acme: { deep: [1, null] } },
  { type: 'tool-call-delta', index: -1 },
  { kind: 'chunk', chunk: { type: 'chunk' } },
]

/** Records of a packed stream, which need not be packed as tightly as they could be. */
export function recordsOfStream(draw: Draw): JsonObject[] {
  const most = draw.chance(1, 20) ? 30 : 6
  const chunks = draw.chance(2, 3) ? chunksOfResponse(draw) : freeChunks
  return draw.list(most, () => (draw.chance(1, 3) ? rawRecord(draw, chunks) : runRecord(draw)))
}

function rawRecord(draw: Draw, chunks: readonly JsonObject[]): JsonObject {
  const [time] = closeTimes(draw, 1)
  return { type: 'chunk', time, chunk: draw.of(chunks) }
}

function runRecord(draw: Draw): JsonObject {
  const type = draw.of(['text-chunks', 'reasoning-chunks', 'tool-call-chunks'])
  const texts = Array.from({ length: draw.between(1, draw.chance(1, 15) ? 40 : 4) }, () => pieceOfText(draw))
  const times = closeTimes(draw, texts.length)
  const dt = times.slice(1).map((time, at) => time - (times[at] as number))
  const run = { type, time0: times[0], index: draw.of(indexes), dt }
  if (type !== 'tool-call-chunks') return { ...run, texts }
  return { ...run, id: filled(draw, callIds), ...draw.maybe('name', () => filled(draw, toolNames)), args: texts }
}

function filled(draw: Draw, texts: readonly string[]): string {
  return draw.of(texts.filter((text) => text !== ''))
}
