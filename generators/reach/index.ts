import { type RuleId, rules } from '../../spec/generated/rules.js'
import { adapterReaches } from './adapters.js'
import { faultyFileReaches, fileReaches } from './files.js'
import { v2Reaches, v3Reaches } from './migration.js'
import { faultyPublicationReaches, publicationReaches } from './publication.js'
import type { Reach, Reaches } from './reading.js'
import { recordReaches } from './records.js'
import { faultySessionReaches, sessionReaches } from './sessions.js'
import { streamReaches } from './streams.js'

/** How rules that nothing judges are reached by questions with nothing wrong. */
export const reachesOfValid: Reaches = {
  ...recordReaches,
  ...fileReaches,
  ...sessionReaches,
  ...v2Reaches,
  ...v3Reaches,
  ...publicationReaches,
  ...streamReaches,
  ...adapterReaches,
}

/** How those are reached that say what becomes of something that is wrong. */
export const reachesOfFaulty: Reaches = {
  ...faultyFileReaches,
  ...faultySessionReaches,
  ...faultyPublicationReaches,
}

/** The rules that nothing judges: they accept, keep or convert, and no step of the reference is theirs. */
export const unjudgedRules: readonly RuleId[] = (Object.keys(rules) as RuleId[]).filter(
  (id) => rules[id].effect !== 'refuse' && rules[id].function === null,
)

export type { Reach }
