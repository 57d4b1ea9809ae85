import type { AssemblyStep } from '../../rule-function.js'
import { chunkOf } from '../assembly.js'

/** `assembly.usage` (note 0021): the last usage counts. */
export const usage: AssemblyStep = (assembly) => {
  const chunk = chunkOf(assembly, 'usage')
  return chunk ? { ...assembly, usage: chunk.usage } : assembly
}
