import type { ChunkFunction } from '../../rule-function.js'
import { chunkOf } from '../assembly.js'

/** `chunk.usage` (note 0021): usage is told once. */
export const chunkUsage: ChunkFunction = (assembly) =>
  chunkOf(assembly, 'usage') && assembly.hasUsage ? '' : undefined
