import type { ProjectionStep } from '../../../rule-function.js'
import { mapItems } from '../../draft.js'
import { contentBlocks } from './content-blocks.js'

/** `adapter.deepseek-messages.user` (note 0026). */
export const user: ProjectionStep = (draft) =>
  mapItems(draft, ['user'], (item) => ({
    ...item,
    turns: [{ role: 'user', content: contentBlocks(item.message, draft.route) }],
  }))
