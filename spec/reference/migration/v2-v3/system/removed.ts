import type { StepFunction } from '../../../rule-function.js'
import { withoutHeaderMember } from '../request-header/without-member.js'

/** `v2-v3.system.removed` (note 0016). */
export const systemRemoved: StepFunction = (event) =>
  withoutHeaderMember(event, 'system', (prompt) => prompt !== undefined)
