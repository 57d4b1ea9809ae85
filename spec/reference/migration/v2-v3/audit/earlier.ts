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

/** Where the data of a type names events of its own log. */
const references: Readonly<Record<string, Late>> = {
  'command/done': (data, position) =>
    isLate(own(data, 'sourceEventSeq'), position) ? '/data/sourceEventSeq' : undefined,
  'compaction/summary': shadowed,
  'compaction/prune': shadowed,
  'session/title': titled,
  'session/title-llm-request': titled,
  // a marker of another generation counts in that generation's log
  'session-log-deepseek/delivery-accepted': (data, position) =>
    own(data, 'sessionFormatVersion') === 2 && isLate(own(data, 'throughSeq'), position)
      ? '/data/throughSeq'
      : undefined,
}

/** `v2-v3.audit.earlier` (note 0015). */
export const auditEarlier: EdgeFunction = (event, { position }) => {
  const type = String(own(event, 'type'))
  return Object.hasOwn(references, type) ? references[type]?.(own(event, 'data'), position) : undefined
}
