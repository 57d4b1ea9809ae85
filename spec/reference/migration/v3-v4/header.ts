import type { StepFunction } from '../../rule-function.js'

/** `v3-v4.header` (note 0017). */
export const header: StepFunction = (it) => ({ ...it, version: 4 })
