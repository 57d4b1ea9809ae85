import type { RelationFunction } from '../../rule-function.js'
import { ownPath } from '../../verdict.js'

/** `catalog.unique`: a child stands in the catalog once. Note 0009, The catalog of subagents. */
export const catalogUnique: RelationFunction = (event, { log }) =>
  log.children.has(ownPath(event, 'data', 'childId')) ? '/data/childId' : undefined
