import type { EvidenceFunction } from '../../rule-function.js'
import { ownPath } from '../../verdict.js'
import { isBorneOut } from '../evidence.js'

/** `stream-record.evidence-replay` (note 0022): the replay state is what was streamed, or there is none. */
export const evidenceReplay: EvidenceFunction = (evidence) => {
  const recorded = ownPath(evidence.message, 'source', 'replayState')
  return isBorneOut(evidence, recorded, ({ replayState }) => replayState) ? undefined : '/message/source/replayState'
}
