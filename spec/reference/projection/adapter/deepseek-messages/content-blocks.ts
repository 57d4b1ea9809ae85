import { type JsonObject, own, ownPath } from '../../../verdict.js'
import { blocksOf, imageOf, type Route } from '../../draft.js'

/** What the provider is told of the content of a user or tool message: its texts and images, in order. */
export function contentBlocks(message: JsonObject, route: Route): JsonObject[] {
  return blocksOf(message).flatMap((block) => {
    if (block.type === 'text') return [{ type: 'text', text: block.text }]
    return block.type === 'image' ? imageBlocks(block, route) : []
  })
}

/** The image, behind a text that names it. Of that text no more is known than how it begins. */
function imageBlocks(block: JsonObject, route: Route): JsonObject[] {
  const found = imageOf(route, block)
  if (found === undefined) return []
  const id = String(ownPath(block, 'attachment', 'attachmentId'))
  const name = ownPath(block, 'attachment', 'name')
  const called = name === undefined ? id : `${JSON.stringify(name)} (${id})`
  const source =
    found.fileId === undefined
      ? { type: 'base64', media_type: own(block.attachment, 'mediaType'), data: found.data }
      : { type: 'file', file_id: found.fileId }
  const text = `Image ${called}; request preview ${found.width}x${found.height}px.`
  return [
    { type: 'text', text },
    { type: 'image', source },
  ]
}
