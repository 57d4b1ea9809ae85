import type { StepFunction } from '../../../rule-function.js'
import { dataOf } from '../../../verdict.js'
import { withElements, withMember } from '../../changed.js'
import { renumbered, shiftedStep } from './shifted.js'

/** `v3-v4.reference.images` (note 0018). */
export const referenceImages: StepFunction = shiftedStep((event, renumber) => {
  const data = dataOf(event)
  const { targets } = data
  if (!Array.isArray(targets)) return event
  const changed = withElements(targets, (target) => renumbered(target, ['seq'], renumber))
  return withMember(event, 'data', withMember(data, 'targets', changed))
})
