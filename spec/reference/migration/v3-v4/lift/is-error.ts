import type { EdgeFunction } from '../../../rule-function.js'
import { own } from '../../../verdict.js'
import { wrappedResult } from './wrapped.js'

/** `v3-v4.lift.is-error` (note 0017). */
export const isError: EdgeFunction = (event) => {
  const { wrapper } = wrappedResult(event) ?? {}
  if (!wrapper || !Object.hasOwn(wrapper, 'isError')) return undefined
  return typeof own(wrapper, 'isError') === 'boolean' ? undefined : '/data/message/content/0/isError'
}
