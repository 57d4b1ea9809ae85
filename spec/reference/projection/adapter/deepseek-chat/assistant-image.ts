import type { ProjectionFunction } from '../../../rule-function.js'
import { placeOfBlock } from '../../draft.js'

/** `adapter.deepseek-chat.assistant-image` (note 0025): only what users and tools say may hold images. */
export const assistantImage: ProjectionFunction = ({ items }) =>
  placeOfBlock(items, ['system', 'assistant'], (block) => block.type === 'image')
