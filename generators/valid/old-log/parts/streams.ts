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
  return draw.weighted<() => object>([
    [3, () => deltas(draw, time, draw.of(['text-chunks', 'reasoning-chunks']))],
    [1, () => callDeltas(draw, time)],
    [4, () => ({ type: 'chunk', time, chunk: chunk(draw) })],
    [1, () => draw.of([{}, { type: 'chunks' }, { type: 'chunk', chunk: {} }, { type: null }])],
  ])()
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

function chunk(draw: Draw): object {
  const index = draw.below(3)
  return draw.weighted<() => object>([
    [3, () => ({ type: 'block-start', index, blockType: blockType(draw) })],
    [3, () => ({ type: 'block-end', index, block: block(draw) })],
    [1, () => ({ type: 'usage', usage: { inputTokens: draw.below(99), outputTokens: draw.below(99) } })],
    [1, () => ({ type: 'finish', reason: { kind: draw.of(['stop', 'tool-calls', 'max-tokens']) } })],
    [1, () => ({ type: 'text-delta', index, text: text(draw) })],
    [1, () => anyObject(draw)],
  ])()
}

/** V4 has no such block as that of a result, and does not take it in a stream either. */
function blockType(draw: Draw): string {
  return draw.chance(1, 30) ? 'tool-result' : draw.of(blockTypes)
}
