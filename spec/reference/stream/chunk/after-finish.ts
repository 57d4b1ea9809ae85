import type { ChunkFunction } from '../../rule-function.js'
import { isAtEnd } from '../assembly.js'

/** `chunk.after-finish` (note 0021): a finish is the last chunk. */
export const afterFinish: ChunkFunction = (assembly) => (!isAtEnd(assembly) && assembly.hasFinish ? '' : undefined)
