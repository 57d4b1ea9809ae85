import type { RuleFunction } from '../../rule-function.js'
import type { SessionDirectory } from './directory.js'

/** `selection.header`: the header of the log says a version. Note 0011, Generations. */
export const selectionHeader: RuleFunction = (directory) => {
  const { log } = directory as SessionDirectory
  return log.version === null ? `/files/${log.index}/version` : undefined
}
