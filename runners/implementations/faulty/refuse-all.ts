import type { Implementation } from '../implementation.js'
import { altered } from './altered.js'

/** Refuses everything, for the reason that is right most often. */
export function refuseAll(right: Implementation): Implementation {
  return altered(right, () => ({
    outcome: 'refuse',
    class: 'malformed',
    rule: 'tool-result.call-id',
    row: 1,
    at: '/data/message/toolCallId',
  }))
}
