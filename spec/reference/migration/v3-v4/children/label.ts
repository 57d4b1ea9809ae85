import type { EdgeFunction } from '../../../rule-function.js'
import { childFault, factOf } from './fact.js'

/** `v3-v4.children.label` (note 0018). */
export const childrenLabel: EdgeFunction = (children) =>
  childFault(children, (child) => {
    const fact = factOf(child)
    if (!fact) return undefined
    const isAsked = fact.label !== undefined || fact.mode === 'continuable'
    return !isAsked || typeof fact.label === 'string' ? undefined : '/descriptor/label'
  })
