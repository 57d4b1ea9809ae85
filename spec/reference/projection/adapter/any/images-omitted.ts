import type { ProjectionStep } from '../../../rule-function.js'
import { type JsonObject, ownPath } from '../../../verdict.js'
import { blocksOf, mapItems } from '../../draft.js'

/** `adapter.any.images-omitted` (note 0023): a model that takes text alone is told that there was an image. */
export const anyImagesOmitted: ProjectionStep = (draft) =>
  draft.route.images !== 'none'
    ? draft
    : mapItems(draft, ['user', 'tool'], (item) =>
        blocksOf(item.message).some(isImage)
          ? { ...item, message: { ...item.message, content: blocksOf(item.message).map(omitted) } }
          : item,
      )

function omitted(block: JsonObject): JsonObject {
  if (!isImage(block)) return block
  const id = String(ownPath(block, 'attachment', 'attachmentId'))
  const digest = id.slice(0, 'sha256:'.length + 8)
  return { type: 'text', text: `[image omitted because this model accepts text only; attachment ${digest}]` }
}

function isImage(block: JsonObject): boolean {
  return block.type === 'image'
}
