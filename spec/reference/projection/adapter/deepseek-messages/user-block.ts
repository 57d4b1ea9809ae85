import type { ProjectionFunction } from '../../../rule-function.js'
import { placeOfBlock } from '../../draft.js'

const known = ['text', 'image', 'reasoning', 'tool-call']

/** `adapter.deepseek-messages.user-block` (note 0026): what a turn cannot carry is refused and not lost. */
export const userBlock: ProjectionFunction = ({ items }) =>
  placeOfBlock(items, ['user', 'tool'], ({ type }) => !known.includes(String(type)))
