import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { parseReport, type Report } from './report-data.js'
import { parseVectors, type VectorData } from './vector-data.js'

/** Every golden vector, in the order of the files; frozen requirement sets repeat ids and hold no vectors. */
export function readVectors(root: string): VectorData[] {
  const directory = join(root, 'vectors')
  return readdirSync(directory, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json') && !entry.name.endsWith('.schema.json'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !/^vectors\/(frozen|observed)\//.test(path))
    .sort()
    .flatMap((path) => parseVectors(path, readFileSync(join(root, path), 'utf8')))
}

/** The last run; undefined where there was none. */
export function readReport(root: string): Report | undefined {
  const path = 'report/results.ndjson'
  return existsSync(join(root, path)) ? parseReport(path, readFileSync(join(root, path), 'utf8')) : undefined
}
