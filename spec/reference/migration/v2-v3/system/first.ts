import type { StepFunction } from '../../../rule-function.js'
import { stepOf } from '../../state/system-prompt.js'
import { systemMessage } from './message.js'

/** `v2-v3.system.first` (note 0016). */
export const systemFirst: StepFunction = (event, { edge }) => {
  const { system } = edge
  if (system.head === undefined) system.head = edge.follow(systemMessage(edge, event, stepOf(event), ''))
  return event
}
