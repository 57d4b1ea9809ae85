import type { StepFunction } from '../../../rule-function.js'
import type { JsonObject } from '../../../verdict.js'
import { renumbered, shiftedStep } from './shifted.js'

/** `v3-v4.reference.sources` (note 0018). */
export const referenceSources: StepFunction = shiftedStep(
  (event, renumber) => renumbered(event, ['sourceEventSeqs'], renumber) as JsonObject,
)
