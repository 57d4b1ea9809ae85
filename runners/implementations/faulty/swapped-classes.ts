import type { RefusalClass } from '../../../spec/rule-record.js'
import type { Implementation } from '../implementation.js'
import { altered, withRefusals } from './altered.js'

const swapped: Readonly<Record<RefusalClass, RefusalClass>> = {
  malformed: 'unsupported',
  unsupported: 'malformed',
  newer: 'conflict',
  conflict: 'newer',
}

/** Knows what is wrong and where, and tells a damaged log from one that is not supported the wrong way round. */
export function swappedClasses(right: Implementation): Implementation {
  return altered(right, (answer) =>
    withRefusals(answer, (refusal) => (refusal.class ? { ...refusal, class: swapped[refusal.class] } : refusal)),
  )
}
