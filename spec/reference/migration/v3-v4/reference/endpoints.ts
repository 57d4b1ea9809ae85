import type { StepFunction } from '../../../rule-function.js'
import { own } from '../../../verdict.js'
import { withMember } from '../../changed.js'
import { renumbered, shiftedStep } from './shifted.js'

/** `v3-v4.reference.endpoints` (note 0018). */
export const referenceEndpoints: StepFunction = shiftedStep((event, renumber) =>
  own(event.surfaceOp, 'op') === 'replace'
    ? withMember(event, 'surfaceOp', renumbered(event.surfaceOp, ['startSeq', 'endSeq'], renumber))
    : event,
)
