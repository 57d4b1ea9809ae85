import type { StepFunction } from '../../../rule-function.js'
import { isKnown } from '../known.js'

/** `v3-v4.ignorable.rename` (note 0017): the owner of an unknown type is some plugin. */
export const ignorableRename: StepFunction = (event, _context, placement) =>
  isKnown(placement) || typeof event.type !== 'string' ? event : { ...event, type: `plugin:${event.type}` }
