import type { StepFunction } from '../../../rule-function.js'
import { isObject } from '../../../verdict.js'
import { withoutHeaderMember } from './without-member.js'

/** `v2-v3.request-header.adapter-defaults` (note 0016). */
export const requestHeaderAdapterDefaults: StepFunction = (event) =>
  withoutHeaderMember(event, 'adapterDefaults', (defaults) => isObject(defaults) && Object.keys(defaults).length === 0)
