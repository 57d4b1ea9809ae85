import type { StepFunction } from '../../rule-function.js'
import { own } from '../../verdict.js'

/** `v2-v3.header` (note 0016). */
export const header: StepFunction = (it) => ({
  ...it,
  version: 3,
  ...(own(it, 'agentPreset') === 'code' ? { agentPreset: 'ptc' } : {}),
})
