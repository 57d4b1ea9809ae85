import type { EdgeFunction } from '../../../rule-function.js'
import { own, step } from '../../../verdict.js'
import { wrappedResult } from './wrapped.js'

/** `v3-v4.lift.nested` (note 0017): a nested call has an identity and an outcome that V4 has no place for. */
export const nested: EdgeFunction = (event) => {
  const content = wrappedResult(event)?.wrapper.content
  const wrong = Array.isArray(content) ? content.findIndex((block) => own(block, 'type') === 'tool-result') : -1
  return wrong < 0 ? undefined : `/data/message/content/0/content${step(wrong)}`
}
