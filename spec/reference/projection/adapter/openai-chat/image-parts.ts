import type { JsonObject } from '../../../verdict.js'
import { blocksOf, type Route } from '../../draft.js'
import { dataUrl } from '../openai/data-url.js'

/** The images of a message as parts. */
export function imageParts(message: JsonObject, route: Route): readonly JsonObject[] {
  return blocksOf(message).flatMap((block) => (block.type === 'image' ? [imagePart(block, route)] : []))
}

/** An image as a part of the content of a user message. */
export function imagePart(block: JsonObject, route: Route): JsonObject {
  return { type: 'image_url', image_url: { url: dataUrl(route, block) } }
}
