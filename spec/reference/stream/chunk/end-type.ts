import type { ChunkFunction } from '../../rule-function.js'
import { chunkOf } from '../assembly.js'
import { blockTypeOf } from '../grammar.js'

/** `chunk.end-type` (note 0021): a block ends as what it was opened as. */
export const endType: ChunkFunction = (assembly) => {
  const chunk = chunkOf(assembly, 'block-end')
  const isOpen = chunk !== undefined && assembly.open.has(chunk.index)
  return isOpen && assembly.open.get(chunk.index) !== blockTypeOf(chunk) ? '/block/type' : undefined
}
