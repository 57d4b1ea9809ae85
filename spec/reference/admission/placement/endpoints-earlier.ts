import { onlyWith } from '../../rule-function.js'
import { asObject, isObject } from '../../verdict.js'
import { isLate } from '../payload/earlier.js'

/** `placement.endpoints-earlier`: a replacement names events before its own. Note 0003, Placement. */
export const endpointsEarlier = onlyWith('surfaceOp', (event, { position }, placement) => {
  const op = asObject(event).surfaceOp
  if ((placement !== 'surface' && placement !== 'assistant') || !isObject(op)) return undefined
  if (isLate(op.startSeq, position)) return '/surfaceOp/startSeq'
  return isLate(op.endSeq, position) ? '/surfaceOp/endSeq' : undefined
})
