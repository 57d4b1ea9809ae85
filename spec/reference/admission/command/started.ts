import type { RelationFunction } from '../../rule-function.js'
import { dataOf } from '../../verdict.js'

/** `command.started`: what is done was run. Note 0009, Commands. */
export const commandStarted: RelationFunction = (event, { log }) =>
  log.commands.has(dataOf(event).commandId) ? undefined : '/data/commandId'
