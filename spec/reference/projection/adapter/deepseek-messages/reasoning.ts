import type { ProjectionStep } from '../../../rule-function.js'
import { mapAssistantBlocks } from './map-blocks.js'

/** `adapter.deepseek-messages.reasoning` (note 0026): it goes back also where nothing vouches for it. */
export const reasoning: ProjectionStep = (draft) =>
  mapAssistantBlocks(draft, 'reasoning', ({ text }) => ({ type: 'thinking', thinking: text }))
