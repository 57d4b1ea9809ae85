import type { EdgeFunction } from '../../../rule-function.js'
import { childFault, descriptorOf, factOf } from './fact.js'

/** `v3-v4.children.label` (note 0018). */
export const childrenLabel: EdgeFunction = (children) =>
  childFault(children, (child) => {
    const [descriptor, fact] = [descriptorOf(child), factOf(child)]
    if (!descriptor || !fact) return undefined
    const isThere = Object.hasOwn(descriptor, 'label') || fact.mode === 'continuable'
    return !isThere || typeof fact.label === 'string' ? undefined : '/descriptor/label'
  })
