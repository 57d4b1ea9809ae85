import type { ChunkFunction } from '../../rule-function.js'
import { ownPath } from '../../verdict.js'
import { chunkOf } from '../assembly.js'

/** `chunk.finish-open` (note 0021): blocks stay open only where the response failed. */
export const finishOpen: ChunkFunction = (assembly) => {
  const chunk = chunkOf(assembly, 'finish')
  const hasFailed = ['error', 'aborted'].includes(String(ownPath(chunk, 'reason', 'kind')))
  return chunk && assembly.open.size > 0 && !hasFailed ? '' : undefined
}
