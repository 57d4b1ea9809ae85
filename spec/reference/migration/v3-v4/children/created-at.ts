import type { EdgeFunction } from '../../../rule-function.js'
import { isCount, own } from '../../../verdict.js'
import { childFault } from './fact.js'

/** `v3-v4.children.created-at` (note 0018). */
export const childrenCreatedAt: EdgeFunction = (children) =>
  childFault(children, (child) => (isCount(own(child, 'childCreatedAt')) ? undefined : '/childCreatedAt'))
