import type { RuleFunction } from '../../rule-function.js'
import { asObject } from '../../verdict.js'

/** `vocabulary.known`: an event of an unknown type is ignorable. Note 0007, The vocabulary. */
export const known: RuleFunction = (event, _context, placement) => {
  const isTyped = typeof asObject(event).type === 'string'
  const isRefused = isTyped ? placement === 'unknown' : asObject(event).ignorable !== true
  return isRefused ? '/type' : undefined
}
