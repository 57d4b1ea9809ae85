import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { vectorsDirectory } from '../../package.js'
import type { ObservedCase } from './questions.js'

/** The collections of observed cases that the repository holds. */
const collections = ['v4', 'v2-v3', 'core', 'core-v3'] as const

export function readObservedCases(): ObservedCase[] {
  return collections.flatMap(
    (name) => JSON.parse(readFileSync(join(vectorsDirectory, 'observed', `${name}.json`), 'utf8')) as ObservedCase[],
  )
}
