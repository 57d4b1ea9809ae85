import { onlyWith } from '../../rule-function.js'
import { isCount, own } from '../../verdict.js'

/** `placement.sources-earlier`: an event cites events before its own. Note 0003, Placement. */
export const sourcesEarlier = onlyWith('sourceEventSeqs', (event, { position }, placement) => {
  const sources = own(event, 'sourceEventSeqs')
  if (placement !== 'surface' || !Array.isArray(sources)) return undefined
  const late = sources.findIndex((seq) => isCount(seq) && seq >= position)
  return late === -1 ? undefined : `/sourceEventSeqs/${late}`
})
