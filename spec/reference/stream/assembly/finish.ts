import type { AssemblyStep } from '../../rule-function.js'
import { chunkOf } from '../assembly.js'

/** `assembly.finish` (note 0021): the last finish counts, with its replay state or without any. */
export const finish: AssemblyStep = (assembly) => {
  const chunk = chunkOf(assembly, 'finish')
  return chunk ? { ...assembly, finish: chunk.reason, replayState: chunk.replayState } : assembly
}
