import type { RelationFunction } from '../../rule-function.js'
import { appends } from '../state/surface.js'

/** `turn.inside`: requests, dispatches and rewritten results stand in an open turn. Note 0007, Turns. */
export const turnInside: RelationFunction = (event, { log }) => {
  const isElsewhere = event.type === 'tool/result' && appends(event)
  return isElsewhere || log.turns.turn.open !== undefined ? undefined : ''
}
