import type { RuleFunction } from '../rule-function.js'
import { step } from '../verdict.js'
import type { Standing } from './standing.js'

/** `publication.spelling`: no name differs from that of the successor by case alone. Note 0020, Conflicts. */
export const spelling: RuleFunction = (standing) => {
  const [other] = (standing as Standing).otherSpellings
  return other === undefined ? undefined : step(other)
}
