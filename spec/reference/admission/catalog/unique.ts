import type { RelationFunction } from '../../rule-function.js'
import { dataOf } from '../../verdict.js'

/** `catalog.unique`: a child stands in the catalog once. Note 0009, The catalog of subagents. */
export const catalogUnique: RelationFunction = (event, { log }) =>
  log.children.has(dataOf(event).childId) ? '/data/childId' : undefined
