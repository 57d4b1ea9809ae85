import type { EdgeFunction } from '../../../rule-function.js'
import { isObject, own } from '../../../verdict.js'

/** `v3-v4.delivery.data` (note 0018). */
export const deliveryData: EdgeFunction = (event) => (isObject(own(event, 'data')) ? undefined : '/data')
