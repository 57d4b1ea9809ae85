import type { RelationFunction } from '../../rule-function.js'
import { asObject, isCount, isObject, type JsonObject } from '../../verdict.js'

/** `catalog.fact`: an entry of the catalog is a fact of a known version. Note 0009, The catalog of subagents. */
export const catalogFact: RelationFunction = (event) => factFault(event)

/** Where the data of an entry is no fact of a known version. */
export function factFault(event: JsonObject): string | undefined {
  const data = event.data
  if (!isObject(data)) return '/data'
  const version = asObject(data).version
  const mode = asObject(data).mode
  const label = asObject(data).label
  if (version !== 0 && version !== 1) return '/data/version'
  if (typeof asObject(data).childId !== 'string') return '/data/childId'
  if (!isCount(asObject(data).childCreatedAt)) return '/data/childCreatedAt'
  const isKnownMode = mode === 'continuable' || mode === 'one-shot' || (mode === 'unknown' && version === 1)
  if (!isKnownMode) return '/data/mode'
  const isLabelled = Object.hasOwn(data, 'label') ? typeof label === 'string' : mode !== 'continuable'
  return isLabelled ? undefined : '/data/label'
}
