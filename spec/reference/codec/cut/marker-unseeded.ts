import type { RuleFunction } from '../../rule-function.js'
import { own, ownPath } from '../../verdict.js'

/** `cut.marker-unseeded`: a log that is not seeded has no inherited marker. Note 0004, The cut. */
export const markerUnseeded: RuleFunction = (log) =>
  ownPath(log, 'header', 'isSeeded') === false && own(log, 'marker') !== undefined ? '/isSeeded' : undefined
