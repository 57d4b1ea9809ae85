import type { EdgeFunction } from '../../../rule-function.js'
import { isCount, own, ownPath } from '../../../verdict.js'

/** `v2-v3.audit.shadowed` (note 0015). */
export const auditShadowed: EdgeFunction = (event) => {
  const data = own(event, 'data')
  const list: unknown = own(data, 'shadowedSeqs')
  if (!Array.isArray(list)) return undefined
  const end = (['start', 'end'] as const).find((name) => {
    const [seq, listed] = [ownPath(data, 'shadowedRange', name), list.at(name === 'start' ? 0 : -1)]
    return isCount(seq) && isCount(listed) && seq !== listed
  })
  return end && `/data/shadowedRange/${end}`
}
