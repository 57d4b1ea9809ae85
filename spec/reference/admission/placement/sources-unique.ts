import { rises } from '../../rising.js'
import { onlyWith } from '../../rule-function.js'
import { asObject } from '../../verdict.js'

/** `placement.sources-unique`: no source is cited twice. Note 0003, Placement. */
export const sourcesUnique = onlyWith('sourceEventSeqs', (event, _context, placement) => {
  const sources = asObject(event).sourceEventSeqs
  if (placement !== 'surface' || !Array.isArray(sources) || rises(sources)) return undefined
  const seen = new Set<unknown>()
  const repeated = sources.findIndex((seq) => seen.size === seen.add(seq).size)
  return repeated === -1 ? undefined : `/sourceEventSeqs/${repeated}`
})
