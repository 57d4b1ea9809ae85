import type { EvidenceFunction } from '../../rule-function.js'
import { isBorneOut } from '../evidence.js'

/** `stream-record.evidence-usage` (note 0022): usage is what was streamed, or there is none. */
export const evidenceUsage: EvidenceFunction = (evidence) =>
  isBorneOut(evidence, evidence.usage, ({ usage }) => usage) ? undefined : '/usage'
