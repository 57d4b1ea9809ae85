import type { RuleFunction } from '../../rule-function.js'
import { own, ownPath } from '../../verdict.js'

/** `cut.marker-missing`: a seeded log has an accepted inherited marker. Note 0004, The cut. */
export const markerMissing: RuleFunction = (log) =>
  ownPath(log, 'header', 'isSeeded') === true && own(log, 'marker') === undefined ? '/isSeeded' : undefined
