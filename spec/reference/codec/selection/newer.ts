import type { RuleFunction } from '../../rule-function.js'
import type { SessionDirectory } from './directory.js'

/** `selection.newer`: the log is of no generation above the reader's format. Note 0011, Generations. */
export const selectionNewer: RuleFunction = (directory, { format }) => {
  const { log } = directory as SessionDirectory
  return log.number > format ? `/files/${log.index}/name` : undefined
}
