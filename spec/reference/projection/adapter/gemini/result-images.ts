import type { ProjectionStep } from '../../../rule-function.js'
import { isBlank, leavesOf } from '../../conversation/leaves.js'
import { mapItems } from '../../draft.js'
import { hasImage, isImageLeaf, partOf, takesImagesInResults } from './image-part.js'
import { mapResponses, withText } from './responses.js'

/** `adapter.gemini.result-images` (note 0030). */
export const resultImages: ProjectionStep = (draft, { format }) =>
  mapItems(draft, ['tool'], (item) => {
    if (!hasImage(item, format)) return item
    const images = leavesOf(item, format).filter(isImageLeaf)
    const parts = images.map((leaf) => partOf(leaf, draft.route))
    return mapResponses(item, (made, text) => ({
      ...(isBlank(text) ? withText(made, '(see attached image)') : made),
      ...(takesImagesInResults(draft.route.model) ? { parts } : {}),
    }))
  })
