import type { ProjectionStep } from '../../../rule-function.js'
import { promptOf } from '../../conversation/prompt.js'
import { withConfig } from './config.js'

/** `adapter.gemini.prompt` (note 0030). */
export const prompt: ProjectionStep = (draft) => {
  const text = promptOf(draft)
  return text === undefined ? draft : withConfig(draft, 'systemInstruction', text)
}
