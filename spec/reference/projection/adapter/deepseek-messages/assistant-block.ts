import type { ProjectionFunction } from '../../../rule-function.js'
import { placeOfBlock } from '../../draft.js'

const carried = ['text', 'reasoning', 'tool-call']

/** `adapter.deepseek-messages.assistant-block` (note 0026): what a turn cannot carry is refused and not lost. */
export const assistantBlock: ProjectionFunction = ({ items }) =>
  placeOfBlock(items, ['assistant'], ({ type }) => !carried.includes(String(type)))
