import type { StepFunction } from '../../../rule-function.js'
import { systemMessage } from './message.js'
import { promptOf } from './prompt.js'

/** `v2-v3.system.lift` (note 0016). */
export const systemLift: StepFunction = (event, { edge }) => {
  const { system } = edge
  const prompt = promptOf(event)
  if (system.step === undefined || prompt === system.text) return event
  system.head = edge.insert(systemMessage(edge, event, system.step, prompt))
  system.text = prompt
  return event
}
