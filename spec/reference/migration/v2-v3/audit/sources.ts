import type { EdgeFunction } from '../../../rule-function.js'
import { isCount, own } from '../../../verdict.js'

/** `v2-v3.audit.sources` (note 0015), as far as the members go: each is the number of an earlier event, and cited once. */
export const auditSources: EdgeFunction = (event, { position }, placement) => {
  const sources: unknown = own(event, 'sourceEventSeqs')
  if (placement !== 'surface' || !Array.isArray(sources)) return undefined
  const seen = new Set<unknown>()
  const index = sources.findIndex((seq) => !isCount(seq) || seq >= position || seen.size === seen.add(seq).size)
  return index === -1 ? undefined : `/sourceEventSeqs/${index}`
}
