import type { RelationFunction } from '../../rule-function.js'
import { additionFault } from './additions.js'

/** `developer.defined-once`: the cited request defines an added tool once. Note 0008, Definitions of added tools. */
export const definedOnce: RelationFunction = (event, { log }) => additionFault(event, log, (tool) => tool?.count === 1)
