import type { JsonObject } from '../../../spec/reference/verdict.js'
import type { Draw } from '../../draw.js'
import type { Scene } from './scene.js'
import { anyArguments, toolNames } from './text.js'

/** What is known of a call by those who answer it. */
export interface Call {
  readonly id: string
  readonly name: string
}

/** Ids as providers make them, by a number; some are too long, or of characters that another provider refuses. */
const shapes: readonly ((n: number) => string)[] = [
  (n) => `c${n}`,
  (n) => `call_${n}`,
  (n) => `toolu_${n}`,
  (n) => `call_${n}|fc_${n}`,
  (n) => `call_${n}|item_${n}`,
  (n) => `a.${n}`,
  (n) => `a:${n}`,
  (n) => `${n}`.padStart(40, 'x'),
  (n) => `call_${n}_`.padEnd(64, 'y'),
  (n) => `call_${n}_`.padEnd(90, 'z'),
  (n) => `调用-${n}-👍`,
]

/**
 * Blocks of so many calls. Ids differ within a message, and in another they may come again; Responses would be given one of
 * the provider's own twice (note 0033).
 */
export function callBlocks(draw: Draw, scene: Scene, count: number): (JsonObject & Call)[] {
  const isAgain = draw.chance(1, 5) && !(scene.isTidy && scene.adapter === 'openai-responses')
  const shape = draw.of(shapes)
  const blocks = Array.from({ length: count }, (_, index) => {
    const number = isAgain ? index : scene.next()
    const id = (isAgain || draw.chance(2, 3) ? shape : draw.of(shapes))(number)
    return { type: 'tool-call', id, name: draw.of(toolNames), arguments: anyArguments(draw) }
  })
  const [first, ...others] = blocks
  // an id that says nothing is taken by all, and is sent as another by some
  return first && !scene.isTidy && draw.chance(1, 20) ? [{ ...first, id: '' }, ...others] : blocks
}
