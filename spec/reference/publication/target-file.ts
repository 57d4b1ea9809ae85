import type { RuleFunction } from '../rule-function.js'
import { step } from '../verdict.js'
import type { Standing } from './standing.js'

/** `publication.target-file`: the name of the successor is taken by a regular file, if at all. Note 0020, Conflicts. */
export const targetFile: RuleFunction = (standing) => {
  const { name, kind } = standing as Standing
  return kind === 'other' ? step(name) : undefined
}
