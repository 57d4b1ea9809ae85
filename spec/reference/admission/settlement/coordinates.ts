import type { RuleFunction } from '../../rule-function.js'
import { isCount, ownPath } from '../../verdict.js'
import { settles } from './settles.js'

/** `settlement.coordinates`: a settlement says which step it is of. Note 0010, Opening. */
export const settlementCoordinates: RuleFunction = (event) => {
  const wrong = settles(event) ? ['turn', 'step'].find((member) => !isCount(ownPath(event, 'data', member))) : undefined
  return wrong && `/data/${wrong}`
}
