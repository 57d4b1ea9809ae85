import type { EdgeEndFunction } from '../../../rule-function.js'

/** `v3-v4.cut.agrees` (note 0018). */
export const cutAgrees: EdgeEndFunction = ({ cut }) =>
  cut.handed === (cut.source ?? 0) ? undefined : { row: 0, at: '' }
