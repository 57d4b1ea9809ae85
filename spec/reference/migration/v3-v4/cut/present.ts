import type { EdgeEndFunction } from '../../../rule-function.js'
import { own } from '../../../verdict.js'

/** `v3-v4.cut.present` (note 0018). */
export const cutPresent: EdgeEndFunction = ({ cut, header }) =>
  own(header, 'isSeeded') === true && cut.source === undefined ? { row: 0, at: '/isSeeded' } : undefined
