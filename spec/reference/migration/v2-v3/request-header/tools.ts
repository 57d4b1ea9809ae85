import type { StepFunction } from '../../../rule-function.js'
import { withoutHeaderMember } from './without-member.js'

/** `v2-v3.request-header.tools` (note 0016). */
export const requestHeaderTools: StepFunction = (event) =>
  withoutHeaderMember(event, 'tools', (tools) => Array.isArray(tools) && tools.length === 0)
