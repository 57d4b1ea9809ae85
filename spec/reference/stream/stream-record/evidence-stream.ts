import type { EvidenceFunction } from '../../rule-function.js'

/** `stream-record.evidence-stream` (note 0022): a stream of which no response can be made bears out nothing. */
export const evidenceStream: EvidenceFunction = ({ assembled }) =>
  assembled.outcome === 'refuse' ? '/records' : undefined
