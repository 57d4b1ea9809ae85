import type { RelationFunction } from '../../rule-function.js'
import { ownPath } from '../../verdict.js'

/** `command.started`: what is done was run. Note 0009, Commands. */
export const commandStarted: RelationFunction = (event, { log }) =>
  log.commands.has(ownPath(event, 'data', 'commandId')) ? undefined : '/data/commandId'
