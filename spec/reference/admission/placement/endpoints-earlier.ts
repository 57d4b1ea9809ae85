import { onlyWith } from '../../rule-function.js'
import { isCount, isObject, own } from '../../verdict.js'

/** `placement.endpoints-earlier`: a replacement names events before its own. Note 0003, Placement. */
export const endpointsEarlier = onlyWith('surfaceOp', (event, { position }, placement) => {
  const op = own(event, 'surfaceOp')
  if ((placement !== 'surface' && placement !== 'assistant') || !isObject(op)) return undefined
  const late = ['startSeq', 'endSeq'].find((name) => {
    const endpoint = own(op, name)
    return isCount(endpoint) && endpoint >= position
  })
  return late === undefined ? undefined : `/surfaceOp/${late}`
})
