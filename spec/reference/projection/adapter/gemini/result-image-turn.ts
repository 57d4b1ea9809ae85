import type { ProjectionStep } from '../../../rule-function.js'
import type { JsonObject } from '../../../verdict.js'
import { leavesOf } from '../../conversation/leaves.js'
import { isResult } from '../../conversation/pairing.js'
import type { Item } from '../../draft.js'
import { isImageLeaf, partOf, takesImagesInResults } from './image-part.js'

/** `adapter.gemini.result-image-turn` (note 0030): older models take no images in results. */
export const resultImageTurn: ProjectionStep = (draft, { format }) => {
  if (takesImagesInResults(draft.route.model)) return draft
  let images: JsonObject[] = []
  const items = draft.items.flatMap((item, index): Item[] => {
    if (!isResult(item)) return [item]
    images.push(
      ...leavesOf(item, format)
        .filter(isImageLeaf)
        .map((leaf) => partOf(leaf, draft.route)),
    )
    const next = draft.items[index + 1]
    if (images.length === 0 || (next && isResult(next))) return [item]
    const parts = [{ text: 'Tool result image:' }, ...images]
    images = []
    return [item, { at: item.at, message: { role: 'user' }, turns: [{ role: 'user', parts }] }]
  })
  return { ...draft, items }
}
