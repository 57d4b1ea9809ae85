import type { AssemblyStep } from '../../rule-function.js'
import { own } from '../../verdict.js'
import { isAtEnd } from '../assembly.js'

/** `assembly.replay-count` (note 0021): entries that do not match the blocks match nothing. */
export const replayCount: AssemblyStep = (assembly) => {
  const entries = own(assembly.replayState, 'blocks')
  if (!isAtEnd(assembly) || entries === undefined) return assembly
  const isOneEach = Array.isArray(entries) && entries.length === assembly.parts.length
  return isOneEach ? assembly : { ...assembly, replayState: undefined }
}
