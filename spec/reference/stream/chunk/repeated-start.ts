import type { ChunkFunction } from '../../rule-function.js'
import { chunkOf } from '../assembly.js'

/** `chunk.repeated-start` (note 0021): no block starts at an index where one is open. */
export const repeatedStart: ChunkFunction = (assembly) => {
  const chunk = chunkOf(assembly, 'block-start')
  return chunk && assembly.open.has(chunk.index) ? '/index' : undefined
}
