import type { ProjectionFunction } from '../../../rule-function.js'
import { placeOfBlock } from '../../draft.js'

/** `adapter.deepseek-messages.system-block` (note 0026): a prompt is text. */
export const systemBlock: ProjectionFunction = ({ items }) =>
  placeOfBlock(items, ['system'], ({ type }) => type !== 'text')
