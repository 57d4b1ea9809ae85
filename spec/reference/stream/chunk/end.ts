import type { ChunkFunction } from '../../rule-function.js'
import { chunkOf } from '../assembly.js'

/** `chunk.end` (note 0021): what ends is open. */
export const chunkEnd: ChunkFunction = (assembly) => {
  const chunk = chunkOf(assembly, 'block-end')
  return chunk && !assembly.open.has(chunk.index) ? '/index' : undefined
}
