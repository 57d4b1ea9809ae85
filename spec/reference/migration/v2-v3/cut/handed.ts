import type { EdgeEndFunction } from '../../../rule-function.js'

/** `v2-v3.cut.handed` (note 0016). No row holds the cut that is handed over. */
export const cutHanded: EdgeEndFunction = ({ cut }) => (cut.handed === (cut.source ?? 0) ? undefined : { at: '' })
