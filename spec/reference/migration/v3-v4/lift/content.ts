import type { EdgeFunction } from '../../../rule-function.js'
import { wrappedResult } from './wrapped.js'

/** `v3-v4.lift.content` (note 0017). */
export const liftContent: EdgeFunction = (event) => {
  const { wrapper } = wrappedResult(event) ?? {}
  return !wrapper || Array.isArray(wrapper.content) ? undefined : '/data/message/content/0/content'
}
