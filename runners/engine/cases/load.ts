import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Vector } from './vector.js'
import { VectorFault } from './vector-fault.js'

export interface VectorFile {
  /** Below the vectors directory, with `/`. */
  readonly path: string
  readonly vectors: readonly Vector[]
}

/** Every vector file of a directory, in the order of their paths. Throws {@link VectorFault} on text that is not JSON. */
export function loadVectorFiles(directory: string): VectorFile[] {
  return readdirSync(directory, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json') && entry.name !== 'vector.schema.json')
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(join(directory, 'observed'))) // verdicts of other code, not vectors
    .sort()
    .map((file) => {
      const path = relative(directory, file).split(sep).join('/')
      try {
        const vectors: unknown = JSON.parse(readFileSync(file, 'utf8'))
        if (!Array.isArray(vectors)) throw new Error('must be a list of vectors')
        return { path, vectors: vectors as Vector[] }
      } catch (error) {
        throw new VectorFault(path, error instanceof Error ? error.message : String(error), 'mend the file')
      }
    })
}
