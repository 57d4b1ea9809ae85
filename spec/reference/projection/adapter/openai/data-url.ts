import { type JsonObject, own } from '../../../verdict.js'
import { imageOf, type Route } from '../../draft.js'

/** The bytes of an image block as a URL. */
export function dataUrl(route: Route, block: JsonObject): string {
  return `data:${own(block.attachment, 'mediaType')};base64,${imageOf(route, block)?.data}`
}
