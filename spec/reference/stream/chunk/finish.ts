import type { ChunkFunction } from '../../rule-function.js'
import { isAtEnd } from '../assembly.js'

/** `chunk.finish` (note 0021): a stream does not just stop. */
export const chunkFinish: ChunkFunction = (assembly) => (isAtEnd(assembly) && !assembly.hasFinish ? '' : undefined)
