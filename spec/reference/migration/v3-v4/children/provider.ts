import type { EdgeFunction } from '../../../rule-function.js'
import { own } from '../../../verdict.js'
import { childFault, descriptorOf } from './fact.js'

/** `v3-v4.children.provider` (note 0018). */
export const childrenProvider: EdgeFunction = (children) =>
  childFault(children, (child) => {
    const descriptor = descriptorOf(child)
    return !descriptor || typeof own(descriptor, 'provider') === 'string' ? undefined : '/descriptor/provider'
  })
