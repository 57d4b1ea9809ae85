import type { RuleFunction } from '../../rule-function.js'
import type { SessionDirectory } from './directory.js'

/** `selection.one-encoding`: no log is compressed beside one that is not. Note 0011, Generations. */
export const selectionOneEncoding: RuleFunction = (directory) => {
  const { generations, log } = directory as SessionDirectory
  return generations.every(({ isCompressed }) => isCompressed === log.isCompressed) ? undefined : '/files'
}
