import type { ProjectionStep } from '../../../rule-function.js'
import { leavesOf } from '../../conversation/leaves.js'
import { mapItems } from '../../draft.js'
import { hasImage, isBlankText, partOf } from './image-part.js'
import { mapResults } from './results.js'

/** `adapter.anthropic-messages.result-images` (note 0027). */
export const resultImages: ProjectionStep = (draft, { format }) =>
  mapItems(draft, ['tool'], (item) => {
    if (!hasImage(item, format)) return item
    const parts = leavesOf(item, format)
      .map((leaf) => partOf(leaf, draft.route))
      .filter((part) => !isBlankText(part))
    const isMute = parts.every(({ type }) => type !== 'text')
    const content = isMute ? [{ type: 'text', text: '(see attached image)' }, ...parts] : parts
    return mapResults(item, (made) => ({ ...made, content }))
  })
