import { isLate, lateMember } from '../../../admission/payload/earlier.js'
import type { EdgeFunction } from '../../../rule-function.js'
import { own, ownPath } from '../../../verdict.js'

type Late = (data: unknown, position: number) => string | undefined

const shadowed: Late = (data, position) => {
  const end = (['start', 'end'] as const).find((name) => isLate(ownPath(data, 'shadowedRange', name), position))
  if (end !== undefined) return `/data/shadowedRange/${end}`
  return lateMember(own(data, 'shadowedSeqs'), position, '/data/shadowedSeqs')
}
const titled: Late = (data, position) => lateMember(own(data, 'messageSeqs'), position, '/data/messageSeqs')
const answered: Late = (data, position) =>
  isLate(own(data, 'sourceEventSeq'), position) ? '/data/sourceEventSeq' : undefined
// a marker of another generation counts in that generation's log
const delivered: Late = (data, position) =>
  own(data, 'sessionFormatVersion') === 2 && isLate(own(data, 'throughSeq'), position) ? '/data/throughSeq' : undefined

/** Where the data of a type names events of its own log. */
const references: ReadonlyMap<unknown, Late> = new Map([
  ['command/done', answered],
  ['compaction/summary', shadowed],
  ['compaction/prune', shadowed],
  ['session/title', titled],
  ['session/title-llm-request', titled],
  ['session-log-deepseek/delivery-accepted', delivered],
])

/** `v2-v3.audit.earlier` (note 0015). */
export const auditEarlier: EdgeFunction = (event, { position }) =>
  references.get(own(event, 'type'))?.(own(event, 'data'), position)
