import type { EdgeFunction } from '../../../rule-function.js'
import { isObject, own } from '../../../verdict.js'
import { childFault } from './fact.js'

/** `v3-v4.children.evidence` (note 0018). */
export const childrenEvidence: EdgeFunction = (children) =>
  childFault(children, (child) => {
    if (!isObject(child)) return ''
    if (typeof own(child, 'childId') !== 'string') return '/childId'
    return Object.hasOwn(child, 'descriptor') ? undefined : '/descriptor'
  })
