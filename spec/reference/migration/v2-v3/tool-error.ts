import type { EdgeFunction } from '../../rule-function.js'
import { isObject, own, ownPath } from '../../verdict.js'

/** `v2-v3.tool-error` (note 0016). That there is one wrapper, and what it may hold, the audit has seen. */
export const toolError: EdgeFunction = (event) => {
  const content = ownPath(event, 'data', 'message', 'content')
  const error = ownPath(event, 'data', 'error')
  if (error === undefined || !Array.isArray(content) || !isObject(content[0])) return undefined
  return own(content[0], 'isError') === true ? undefined : '/data/message/content/0/isError'
}
