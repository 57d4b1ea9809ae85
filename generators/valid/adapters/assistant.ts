import type { JsonObject } from '../../../spec/reference/verdict.js'
import type { Draw } from '../../draw.js'
import { type Call, callBlocks } from './calls.js'
import { strangeBlock, textBlock } from './content.js'
import { modelSource } from './replay.js'
import type { Scene } from './scene.js'
import { anyText, tellingText } from './text.js'

/** An assistant message, and the calls that it makes. */
export interface Said {
  readonly message: JsonObject
  readonly calls: readonly Call[]
}

/** What a model says: reasoning, text and so many calls, mostly in this order. */
export function assistantMessage(draw: Draw, scene: Scene, callCount: number): Said {
  const calls = callBlocks(draw, scene, callCount)
  const blocks = [...thoughts(draw), ...texts(draw, scene, callCount === 0), ...calls]
  if (!scene.isTidy && scene.habits.takesStrange && draw.chance(1, 10)) blocks.push(strangeBlock(draw))
  const content = !scene.isTidy && draw.chance(1, 8) ? mixed(draw, blocks) : blocks
  const message = { role: 'assistant', content, source: modelSource(draw, scene, content) }
  const mark = draw.chance(1, 15) ? { interrupted: true } : {}
  return { message: { id: `a${scene.next()}`, ...message, ...mark }, calls }
}

function thoughts(draw: Draw): JsonObject[] {
  return draw.chance(1, 2) ? [] : draw.list(2, () => ({ type: 'reasoning', text: anyText(draw) }))
}

/** Most dialects have no turn that says nothing, so that a tidy one says something where it does not call. */
function texts(draw: Draw, { isTidy }: Scene, isAlone: boolean): JsonObject[] {
  const blocks = draw.list(2, () => textBlock(draw))
  return isTidy && isAlone ? [...blocks, textBlock(draw, tellingText(draw))] : blocks
}

/** The items in another order. */
export function mixed<Item>(draw: Draw, items: readonly Item[]): Item[] {
  const left = [...items]
  return items.map(() => left.splice(draw.below(left.length), 1)[0] as Item)
}
