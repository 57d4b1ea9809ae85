import type { ChunkFunction } from '../../rule-function.js'
import { isCount } from '../../verdict.js'
import { chunkOf } from '../assembly.js'
import { blockTypes } from '../grammar.js'

/** `chunk.index` (note 0021): the index of a block is a count. */
export const chunkIndex: ChunkFunction = (assembly) => {
  const chunk = chunkOf(assembly, 'block-start', ...Object.keys(blockTypes), 'block-end')
  return chunk && !isCount(chunk.index) ? '/index' : undefined
}
