import type { ProjectionFunction } from '../../../rule-function.js'

/** `adapter.openai.developer` (note 0028): the routes have no form for changes of the tools. */
export const developer: ProjectionFunction = ({ items }) => {
  const found = items.find(({ message }) => message.role === 'developer')
  return found && `${found.at}/role`
}
