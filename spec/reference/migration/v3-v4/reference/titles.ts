import type { StepFunction } from '../../../rule-function.js'
import { renumberedData, shiftedStep } from './shifted.js'

/** `v3-v4.reference.titles` (note 0018). */
export const referenceTitles: StepFunction = shiftedStep((event, renumber) =>
  renumberedData(event, ['messageSeqs'], renumber),
)
