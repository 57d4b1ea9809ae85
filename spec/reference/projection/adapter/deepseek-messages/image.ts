import type { ProjectionFunction } from '../../../rule-function.js'
import { imageOf, placeOfBlock } from '../../draft.js'

/** `adapter.deepseek-messages.image` (note 0026): the route has to have each image. */
export const image: ProjectionFunction = ({ items, route }) =>
  placeOfBlock(items, ['user', 'tool'], (block) => block.type === 'image' && imageOf(route, block) === undefined)
