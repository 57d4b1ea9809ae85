import type { JsonObject } from '../../../verdict.js'
import { own } from '../../../verdict.js'
import type { RequestImage } from '../../draft.js'
import { blocksOf, type Item, imageOf, type Route } from '../../draft.js'

/** A part of the content of a user message. */
export type ContentPart = JsonObject

/**
 * The content of a message with images, each behind a text that names it. Text of the message comes as it stands; what
 * names an image begins on a line of its own.
 */
export function partsWithImages({ message }: Item, route: Route, format: number): ContentPart[] {
  const parts: ContentPart[] = []
  for (const block of blocksOf(message)) {
    const found = block.type === 'image' ? imageOf(route, block) : undefined
    if (block.type === 'text' && block.text !== '') parts.push({ type: 'text', text: block.text })
    if (!found) continue
    const handle = handleOf(block, found, format)
    parts.push({ type: 'text', text: parts.length === 0 ? handle : `\n${handle}` }, imagePart(block, found))
  }
  return parts
}

function imagePart(block: JsonObject, { data, fileId }: RequestImage): ContentPart {
  if (fileId !== undefined) return { type: 'file', file_id: fileId }
  const url = `data:${own(block.attachment, 'mediaType')};base64,${data}`
  return { type: 'image_url', image_url: { url } }
}

/** How the text speaks of an image. */
function handleOf(block: JsonObject, { width, height }: RequestImage, format: number): string {
  const id = String(own(block.attachment, 'attachmentId'))
  const name = own(block.attachment, 'name')
  const called = format < 4 || name === undefined ? id : `${JSON.stringify(name)} (${id})`
  return `Image ${called}; request ${format < 4 ? 'image' : 'preview'} ${width}x${height}px.`
}
