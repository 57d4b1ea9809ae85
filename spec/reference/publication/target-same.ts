import type { RuleFunction } from '../rule-function.js'
import { step } from '../verdict.js'
import type { Standing } from './standing.js'

/** `publication.target-same`: a file at the name of the successor continues what would be published. Note 0020, Conflicts. */
export const targetSame: RuleFunction = (standing) => {
  const { name, kind, isContinued } = standing as Standing
  return kind === 'file' && !isContinued ? step(name) : undefined
}
