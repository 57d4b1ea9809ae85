import type { EdgeFunction } from '../../../rule-function.js'
import { ownPath } from '../../../verdict.js'

/** `v2-v3.delivery.later` (note 0016). */
export const deliveryLater: EdgeFunction = (event) =>
  ownPath(event, 'data', 'sessionFormatVersion') === 3 ? '/data/sessionFormatVersion' : undefined
