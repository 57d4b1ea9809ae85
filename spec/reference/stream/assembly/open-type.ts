import type { ChunkFunction } from '../../rule-function.js'
import { isAtEnd } from '../assembly.js'
import { blockTypes } from '../grammar.js'

const ofDeltas = new Set<unknown>(Object.values(blockTypes))

/** `assembly.open-type` (note 0021): only blocks of deltas can be made of deltas. */
export const openType: ChunkFunction = (assembly) => {
  if (!isAtEnd(assembly) || assembly.isCancelled) return undefined
  return assembly.parts.some(({ block, type }) => !block && !ofDeltas.has(type)) ? '' : undefined
}
