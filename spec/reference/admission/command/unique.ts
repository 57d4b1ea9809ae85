import type { RelationFunction } from '../../rule-function.js'
import { ownPath } from '../../verdict.js'

/** `command.unique`: a command runs under an id of its own. Note 0009, Commands. */
export const commandUnique: RelationFunction = (event, { log }) => {
  const id = ownPath(event, 'data', 'commandId')
  return typeof id === 'string' && id !== '' && !log.commands.has(id) ? undefined : '/data/commandId'
}
