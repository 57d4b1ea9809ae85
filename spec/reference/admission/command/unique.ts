import type { RelationFunction } from '../../rule-function.js'
import { dataOf } from '../../verdict.js'

/** `command.unique`: a command runs under an id of its own. Note 0009, Commands. */
export const commandUnique: RelationFunction = (event, { log, format }) => {
  const id = dataOf(event).commandId
  const isId = format <= 3 || (typeof id === 'string' && id !== '')
  return isId && !log.commands.has(id) ? undefined : '/data/commandId'
}
