import type { RelationFunction } from '../../rule-function.js'
import { isCount, isObject, own } from '../../verdict.js'

/** `catalog.fact`: an entry of the catalog is a fact of a known version. Note 0009, The catalog of subagents. */
export const catalogFact: RelationFunction = (event) => {
  const data = own(event, 'data')
  if (!isObject(data)) return '/data'
  const version = own(data, 'version')
  const mode = own(data, 'mode')
  const label = own(data, 'label')
  if (version !== 0 && version !== 1) return '/data/version'
  if (typeof own(data, 'childId') !== 'string') return '/data/childId'
  if (!isCount(own(data, 'childCreatedAt'))) return '/data/childCreatedAt'
  const isKnownMode = mode === 'continuable' || mode === 'one-shot' || (mode === 'unknown' && version === 1)
  if (!isKnownMode) return '/data/mode'
  const isLabelled = Object.hasOwn(data, 'label') ? typeof label === 'string' : mode !== 'continuable'
  return isLabelled ? undefined : '/data/label'
}
