import type { RuleFunction } from '../../rule-function.js'
import type { SessionDirectory } from './directory.js'

/** `selection.version`: the name and the header of the log say the same number. Note 0011, Generations. */
export const selectionVersion: RuleFunction = (directory) => {
  const { log } = directory as SessionDirectory
  return log.version === null || log.version === log.number ? undefined : `/files/${log.index}/version`
}
