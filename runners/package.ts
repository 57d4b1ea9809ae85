import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the package, whether this runs from its sources or from `dist`. */
export const packageRoot: string = findRoot(dirname(fileURLToPath(import.meta.url)))

export const packageVersion: string = (
  JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as { version: string }
).version

export const vectorsDirectory: string = join(packageRoot, 'vectors')

function findRoot(directory: string): string {
  if (existsSync(join(directory, 'package.json'))) return directory
  const parent = dirname(directory)
  if (parent === directory) throw new Error('sessionproof is not inside its package')
  return findRoot(parent)
}
