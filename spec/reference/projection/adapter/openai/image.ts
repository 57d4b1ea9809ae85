import type { ProjectionFunction } from '../../../rule-function.js'
import { imageOf, placeOfBlock } from '../../draft.js'

/** `adapter.openai.image` (note 0028): an image is sent by its bytes, so the route has to have them. */
export const image: ProjectionFunction = ({ items, route }) =>
  placeOfBlock(items, ['user', 'tool'], (block) => block.type === 'image' && imageOf(route, block)?.data === undefined)
