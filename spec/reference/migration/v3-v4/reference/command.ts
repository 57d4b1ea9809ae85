import type { StepFunction } from '../../../rule-function.js'
import { renumberedData, shiftedStep } from './shifted.js'

/** `v3-v4.reference.command` (note 0018). */
export const referenceCommand: StepFunction = shiftedStep((event, renumber) =>
  renumberedData(event, ['sourceEventSeq'], renumber),
)
