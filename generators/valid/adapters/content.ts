import type { JsonObject } from '../../../spec/reference/verdict.js'
import type { Draw } from '../../draw.js'
import { imageBlock } from './picture.js'
import type { Scene } from './scene.js'
import { anyText, tellingText } from './text.js'

/** Content blocks of user messages and of results. Texts may be empty, and so may the whole. */

export function textBlock(draw: Draw, text = anyText(draw)): JsonObject {
  return { type: 'text', text, ...(draw.chance(1, 12) ? { 'x:lang': 'zh' } : {}) }
}

/** A block of a type that nobody knows, which a deployed adapter leaves out. */
export function strangeBlock(draw: Draw): JsonObject {
  return { type: 'x:note', ...draw.maybe('text', () => tellingText(draw)), ...draw.maybe('v', () => draw.below(9)) }
}

/** What a user says: text and images. A solid one says something. */
export function userContent(draw: Draw, scene: Scene, isSolid = false): JsonObject[] {
  const blocks = draw.list(3, () => userBlock(draw, scene))
  if (isSolid) blocks.splice(draw.between(0, blocks.length), 0, textBlock(draw, tellingText(draw)))
  return [...blocks, ...strays(draw, scene, isSolid)]
}

/** What a tool says, which is nothing at times. */
export function resultContent(draw: Draw, scene: Scene): JsonObject[] {
  const blocks = draw.chance(1, 2) ? [textBlock(draw)] : draw.list(3, () => userBlock(draw, scene))
  return [...blocks, ...strays(draw, scene, true), ...nested(draw, scene)]
}

function userBlock(draw: Draw, scene: Scene): JsonObject {
  if (scene.pictures.length > 0 && draw.chance(1, 2)) return imageBlock(draw, scene.pictures)
  return textBlock(draw)
}

/** Blocks that have no place there, which some adapters leave out. Alone they would make a message of nothing. */
function strays(draw: Draw, { habits, isTidy }: Scene, isBeside: boolean): JsonObject[] {
  if (!draw.chance(1, 8) || (isTidy && !isBeside)) return []
  if (habits.takesStrange && !isTidy) return [strangeBlock(draw)]
  if (!habits.takesChanges) return []
  const call = { type: 'tool-call', id: 'stray', name: 'read', arguments: '{}' }
  return [draw.chance(1, 2) ? { type: 'reasoning', text: anyText(draw) } : call]
}

/** In V3 a result may hold results. DeepSeek chat completions lose them, which its provider may not (note 0025). */
function nested(draw: Draw, scene: Scene): JsonObject[] {
  if (scene.format > 3 || !draw.chance(1, 8) || (scene.isTidy && scene.habits.pairing === 'free')) return []
  // a model that takes text alone is not told of images that deep
  const shallow = scene.route.images === 'none' ? { ...scene, pictures: [] } : scene
  const content = draw.list(2, () => userBlock(draw, shallow))
  const inner = { type: 'tool-result', toolCallId: 'inner', content: [...content, ...nested(draw, scene)] }
  return [draw.chance(1, 2) ? { ...inner, isError: draw.chance(1, 2) } : inner]
}
