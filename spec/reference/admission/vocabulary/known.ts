import type { RuleFunction } from '../../rule-function.js'
import { own } from '../../verdict.js'

/** `vocabulary.known`: an event of an unknown type is ignorable. Note 0007, The vocabulary. */
export const known: RuleFunction = (event, _context, placement) => {
  const isTyped = typeof own(event, 'type') === 'string'
  const isRefused = isTyped ? placement === 'unknown' : own(event, 'ignorable') !== true
  return isRefused ? '/type' : undefined
}
