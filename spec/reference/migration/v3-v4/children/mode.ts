import type { EdgeFunction } from '../../../rule-function.js'
import { childFault, factOf } from './fact.js'

/** `v3-v4.children.mode` (note 0018). */
export const childrenMode: EdgeFunction = (children) =>
  childFault(children, (child) => {
    const fact = factOf(child)
    return !fact || fact.mode === 'continuable' || fact.mode === 'one-shot' ? undefined : '/descriptor/mode'
  })
