import type { ProjectionFunction } from '../../../rule-function.js'
import { placeOfBlock } from '../../draft.js'

const carried = ['text', 'tool-addition', 'tool-removal']

/** `adapter.deepseek-messages.developer-block` (note 0026). */
export const developerBlock: ProjectionFunction = ({ items }) =>
  placeOfBlock(items, ['developer'], ({ type }) => !carried.includes(String(type)))
