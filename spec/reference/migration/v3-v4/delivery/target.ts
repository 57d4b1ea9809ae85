import { isActive } from '../../../admission/delivery/active.js'
import type { EdgeFunction } from '../../../rule-function.js'
import { asObject } from '../../../verdict.js'

/** `v3-v4.delivery.target` (note 0018): it would become active on the other side. */
export const deliveryTarget: EdgeFunction = (event) =>
  isActive(asObject(event), 4) ? '/data/sessionFormatVersion' : undefined
