import type { StepFunction } from '../../../rule-function.js'
import { dataOf } from '../../../verdict.js'
import { withMember } from '../../changed.js'
import { renumbered, renumberedData, shiftedStep } from './shifted.js'

/** `v3-v4.reference.shadowed` (note 0018). */
export const referenceShadowed: StepFunction = shiftedStep((event, renumber) => {
  const { shadowedRange } = dataOf(event)
  const listed = renumberedData(event, ['shadowedSeqs'], renumber)
  if (shadowedRange === undefined) return listed
  const range = renumbered(shadowedRange, ['start', 'end'], renumber)
  return withMember(listed, 'data', withMember(dataOf(listed), 'shadowedRange', range))
})
