import type { ProjectionFunction } from '../../../rule-function.js'
import { joined } from '../../draft.js'

/** `adapter.deepseek-messages.update-empty` (note 0026): a later prompt that says nothing has no form. */
export const updateEmpty: ProjectionFunction = ({ items }) => {
  const found = items.find(
    ({ message, turns }) => message.role === 'system' && turns.length > 0 && joined(message, 'text') === '',
  )
  return found && `${found.at}/content`
}
