import type { RelationFunction } from '../../rule-function.js'
import { additionFault } from './additions.js'

/** `developer.definition`: the definition of an added tool can be used. Note 0008, Definitions of added tools. */
export const developerDefinition: RelationFunction = (event, { log }) =>
  additionFault(event, log, (tool) => tool?.count !== 1 || tool.isComplete)
