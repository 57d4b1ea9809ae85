import type { StepFunction } from '../../../rule-function.js'
import { isKnown } from '../known.js'

/** `v3-v4.ignorable.rename` (note 0017): the owner of an unknown type is some plugin. */
export const ignorableRename: StepFunction = (event, _context, placement) => {
  const { type, ignorable } = event
  return isKnown(placement) || ignorable !== true || typeof type !== 'string'
    ? event
    : { ...event, type: `plugin:${type}` }
}
