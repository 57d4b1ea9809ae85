import type { ChunkFunction } from '../../rule-function.js'
import { chunkOf } from '../assembly.js'
import { blockTypes } from '../grammar.js'

/** `chunk.delta` (note 0021): a delta belongs to an open block of its type. */
export const chunkDelta: ChunkFunction = (assembly) => {
  const chunk = chunkOf(assembly, ...Object.keys(blockTypes))
  return chunk && assembly.open.get(chunk.index) !== blockTypes[String(chunk.type)] ? '/index' : undefined
}
