import type { Draw } from '../../../draw.js'
import { text } from './texts.js'

const members = ['a', 'type', 'content', '', '键', 'constructor', 'isError', 'seq', 'source', 'plugin']

/** Any JSON value, for places that are not looked into. */
export function anyJson(draw: Draw, depth = 2): unknown {
  const kind = draw.below(depth > 0 ? 8 : 6)
  if (kind === 0) return null
  if (kind === 1) return draw.chance(1, 2)
  if (kind === 2) return draw.between(-3, 40)
  if (kind === 3) return draw.of([0.5, -1e-7, 1e21, Number.MAX_SAFE_INTEGER])
  if (kind < 6) return text(draw)
  return kind === 6 ? draw.list(3, () => anyJson(draw, depth - 1)) : anyObject(draw, depth - 1)
}

/** Any JSON object. */
export function anyObject(draw: Draw, depth = 1): Record<string, unknown> {
  const entries = draw.list(3, (): [string, unknown] => [draw.of(members), anyJson(draw, depth)])
  return Object.fromEntries(entries)
}
