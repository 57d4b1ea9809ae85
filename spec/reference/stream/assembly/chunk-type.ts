import type { ChunkFunction } from '../../rule-function.js'
import { isObject } from '../../verdict.js'
import { isAtEnd } from '../assembly.js'
import { blockTypes } from '../grammar.js'

const types = new Set<unknown>(['block-start', ...Object.keys(blockTypes), 'block-end', 'usage', 'finish'])

/** `assembly.chunk-type` (note 0021): the map of chunks is closed. */
export const chunkType: ChunkFunction = (assembly) => {
  if (isAtEnd(assembly)) return undefined
  if (!isObject(assembly.chunk)) return ''
  return isChunkType(assembly.chunk.type) ? undefined : '/type'
}

export function isChunkType(type: unknown): boolean {
  return types.has(type)
}
