import type { EvidenceFunction } from '../../rule-function.js'
import { ownPath } from '../../verdict.js'
import { isBorneOut } from '../evidence.js'

/** `stream-record.evidence-content` (note 0022): the message says what was streamed. */
export const evidenceContent: EvidenceFunction = (evidence) => {
  const isSame = isBorneOut(evidence, ownPath(evidence.message, 'content'), ({ blocks, interrupted }) =>
    evidence.isInterrupted ? interrupted : blocks,
  )
  return isSame ? undefined : '/message/content'
}
