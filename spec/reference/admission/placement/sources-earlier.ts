import { onlyWith } from '../../rule-function.js'
import { asObject } from '../../verdict.js'
import { isLate } from '../payload/earlier.js'

/** `placement.sources-earlier`: an event cites events before its own. Note 0003, Placement. */
export const sourcesEarlier = onlyWith('sourceEventSeqs', (event, { position }, placement) => {
  const sources = asObject(event).sourceEventSeqs
  if (placement !== 'surface' || !Array.isArray(sources)) return undefined
  const late = sources.findIndex((seq) => isLate(seq, position))
  return late === -1 ? undefined : `/sourceEventSeqs/${late}`
})
