import type { RuleFunction } from '../../rule-function.js'
import { own } from '../../verdict.js'

const retired: ReadonlySet<unknown> = new Set(['tool/code-dispatch-start', 'tool/code-dispatch'])

/** `retired.code-dispatch`: the old tags of dispatches stand only where they may be ignored. Note 0001, What V4 has retired. */
export const codeDispatch: RuleFunction = (event) =>
  retired.has(own(event, 'type')) && own(event, 'ignorable') !== true ? '/type' : undefined
