import type { Draw } from '../../../draw.js'
import { block, callArguments } from './content.js'
import { anyObject } from './json.js'
import { name, text } from './texts.js'

const blockTypes = ['text', 'reasoning', 'image', 'file', 'tool-call']

/** The records of a stream: what a model sent, piece by piece. They say nothing of the message beside them in V2. */
export function stream(draw: Draw, time: number): object[] {
  return draw.list(4, () => record(draw, time))
}

function record(draw: Draw, time: number): object {
  return draw.weighted(records)(draw, time)
}

function deltas(draw: Draw, time0: number, type: string): object {
  const texts = [text(draw), ...draw.list(3, () => text(draw))]
  return { type, time0, index: draw.below(3), dt: texts.slice(1).map(() => draw.between(-2, 30)), texts }
}

function callDeltas(draw: Draw, time0: number): object {
  const args = [callArguments(draw)]
  return {
    type: 'tool-call-chunks',
    time0,
    index: draw.below(3),
    dt: [],
    id: `c${draw.below(9)}`,
    ...draw.maybe('name', () => name(draw)),
    args,
  }
}

/** V4 has no such block as that of a result, and does not take it in a stream either. */
function blockType(draw: Draw): string {
  return draw.chance(1, 30) ? 'tool-result' : draw.of(blockTypes)
}

const chunks: readonly (readonly [number, (draw: Draw, index: number) => object])[] = [
  [3, (draw, index) => ({ type: 'block-start', index, blockType: blockType(draw) })],
  [3, (draw, index) => ({ type: 'block-end', index, block: block(draw) })],
  [1, (draw) => ({ type: 'usage', usage: { inputTokens: draw.below(99), outputTokens: draw.below(99) } })],
  [1, (draw) => ({ type: 'finish', reason: { kind: draw.of(['stop', 'tool-calls', 'max-tokens']) } })],
  [1, (draw, index) => ({ type: 'text-delta', index, text: text(draw) })],
  [1, (draw) => anyObject(draw)],
]

/** What is no record or chunk of a known kind is not looked at. */
const others = [{}, { type: 'chunks' }, { type: 'chunk', chunk: {} }, { type: null }]

const records: readonly (readonly [number, (draw: Draw, time: number) => object])[] = [
  [3, (draw, time) => deltas(draw, time, draw.of(['text-chunks', 'reasoning-chunks']))],
  [1, callDeltas],
  [4, (draw, time) => ({ type: 'chunk', time, chunk: draw.weighted(chunks)(draw, draw.below(3)) })],
  [1, (draw) => draw.of(others)],
]
