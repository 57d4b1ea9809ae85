import { isLate } from '../../../admission/payload/earlier.js'
import type { EdgeFunction } from '../../../rule-function.js'
import { own } from '../../../verdict.js'

/** `v2-v3.audit.sources` (note 0015), as far as no schema can say it: each source is an earlier event, and cited once. */
export const auditSources: EdgeFunction = (event, { position }, placement) => {
  const sources: unknown = own(event, 'sourceEventSeqs')
  if (placement !== 'surface' || !Array.isArray(sources)) return undefined
  const seen = new Set<unknown>()
  const index = sources.findIndex((seq) => isLate(seq, position) || seen.size === seen.add(seq).size)
  return index === -1 ? undefined : `/sourceEventSeqs/${index}`
}
