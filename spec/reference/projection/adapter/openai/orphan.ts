import type { ProjectionFunction } from '../../../rule-function.js'
import { answersIn } from './pairing.js'

/** `adapter.openai.orphan` (note 0028): providers refuse a result without its call, and a second one for the same. */
export const orphan: ProjectionFunction = ({ items }) => {
  const answers = answersIn(items)
  const found = items.find((item) => item.message.role === 'tool' && !answers.has(item))
  return found && `${found.at}/toolCallId`
}
