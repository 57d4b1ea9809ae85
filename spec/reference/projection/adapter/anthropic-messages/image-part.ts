import type { JsonObject } from '../../../verdict.js'
import { own } from '../../../verdict.js'
import { isBlank, type Leaf, leavesOf } from '../../conversation/leaves.js'
import { type Item, imageOf, type Route } from '../../draft.js'

export function hasImage(item: Item, format: number): boolean {
  return leavesOf(item, format).some(({ block }) => block.type === 'image')
}

/** A block of what users and tools say, as the provider takes it. */
export function partOf({ block }: Leaf, route: Route): JsonObject {
  if (block.type !== 'image') return { type: 'text', text: block.text }
  const data = imageOf(route, block)?.data
  return { type: 'image', source: { type: 'base64', media_type: own(block.attachment, 'mediaType'), data } }
}

export function isBlankText({ type, text }: JsonObject): boolean {
  return type === 'text' && isBlank(text)
}
