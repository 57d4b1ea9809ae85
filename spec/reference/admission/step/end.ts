import type { RelationFunction } from '../../rule-function.js'
import { misplaced } from './inside.js'

/** `step.end`: the step that ends is the one that is open. Note 0007, Steps. */
export const stepEnd: RelationFunction = (event, { log }) => misplaced(event, log)
