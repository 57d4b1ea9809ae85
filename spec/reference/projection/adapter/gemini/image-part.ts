import type { JsonObject } from '../../../verdict.js'
import { own } from '../../../verdict.js'
import { type Leaf, leavesOf } from '../../conversation/leaves.js'
import { type Item, imageOf, type Route } from '../../draft.js'

export function isImageLeaf({ block }: Leaf): boolean {
  return block.type === 'image'
}

export function hasImage(item: Item, format: number): boolean {
  return leavesOf(item, format).some(isImageLeaf)
}

/** A block of what users and tools say, as the provider takes it. */
export function partOf({ block }: Leaf, route: Route): JsonObject {
  if (block.type !== 'image') return { text: block.text }
  return { inlineData: { mimeType: own(block.attachment, 'mediaType'), data: imageOf(route, block)?.data } }
}

/** Gemini takes images in results since its third generation, and so does what is no Gemini. */
export function takesImagesInResults(model: string): boolean {
  const [, generation = '3'] = model.match(/^gemini(?:-live)?-(\d+)/) ?? []
  return Number(generation) >= 3
}
