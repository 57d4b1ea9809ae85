import type { AssemblyStep } from '../../rule-function.js'
import { begin, chunkOf } from '../assembly.js'
import { blockTypeOf, blockTypes } from '../grammar.js'

/** `assembly.unstarted` (note 0021): a block needs no start. */
export const unstarted: AssemblyStep = (assembly) => {
  const chunk = chunkOf(assembly, ...Object.keys(blockTypes), 'block-end')
  return chunk ? begin(assembly, chunk, blockTypeOf(chunk)) : assembly
}
