import type { ProjectionFunction } from '../../../rule-function.js'

/** `adapter.deepseek-chat.developer` (note 0025): the dialect has no form for changes of the tools. */
export const developer: ProjectionFunction = ({ items }) => {
  const found = items.find(({ message }) => message.role === 'developer')
  return found && `${found.at}/role`
}
