import type { AssemblyStep } from '../../rule-function.js'
import { begin, chunkOf } from '../assembly.js'
import { blockTypeOf } from '../grammar.js'

/** `assembly.start` (note 0021): a start begins a block where there was none. */
export const start: AssemblyStep = (assembly) => {
  const chunk = chunkOf(assembly, 'block-start')
  return chunk ? begin(assembly, chunk, blockTypeOf(chunk)) : assembly
}
