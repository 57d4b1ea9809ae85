import type { AssemblyStep } from '../../rule-function.js'
import { asObject, own } from '../../verdict.js'
import { isAtEnd, isCut } from '../assembly.js'

/** `assembly.max-tokens-replay` (note 0021): the entry of a call goes with it. */
export const maxTokensReplay: AssemblyStep = (assembly) => {
  const entries = own(assembly.replayState, 'blocks')
  if (!isAtEnd(assembly) || !isCut(assembly) || !Array.isArray(entries)) return assembly
  const blocks = entries.filter((_, index) => assembly.parts[index]?.block?.type !== 'tool-call')
  return { ...assembly, replayState: { ...asObject(assembly.replayState), blocks } }
}
