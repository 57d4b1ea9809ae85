import type { FormatRecord } from '../../rule-record.js'
import { admissionRules } from '../admission/admit-event.js'
import { type Classify, classifier } from '../classify.js'
import type { Gate } from '../gate/gate.js'
import { headerKind, type Kind } from '../judge.js'
import type { Specification } from '../specification.js'
import { isObject, type JsonObject } from '../verdict.js'
import { buildStages, rowStages, rulesOf, type Stages } from './stages.js'

/** A kind of rows, with gates for those that are events as they stand, since their sources are written out. */
export interface RowKind extends Kind {
  /** No stage of decoding has anything against the row. */
  readonly isDecoded: Gate
  /**
   * Nor has the admission of the event as it is adopted, which warns of whatever a whole Session refuses in an event by
   * itself. Always in doubt of a type that the codec does not know.
   */
  readonly isAdmitted: Gate
}

/** What the readings of one format have in common. Hardness and order come from its table `checks`. */
export interface Codec {
  readonly specification: Specification
  readonly format: number
  readonly stages: Stages
  /** Stands before the stage `header`. */
  readonly isHeader: Gate
  readonly classify: Classify<RowKind>
}

export function buildCodec(specification: Specification, format: FormatRecord): Codec {
  const decoding = rulesOf(format, rowStages)
  const both = [...decoding, ...admissionRules(specification, format)]
  const { gates } = specification
  const decoded = gates(specification, format, decoding)
  const admitted = gates(specification, format, both)
  // a type that the codec knows is of the same kind where an event is adopted
  const make = (kind: Kind): RowKind => ({
    ...kind,
    isDecoded: decoded(kind),
    isAdmitted: kind.type === undefined ? () => false : admitted(kind),
  })
  return {
    specification,
    format: format.format,
    stages: buildStages(specification, format),
    isHeader: gates(specification, format, rulesOf(format, ['header']))(headerKind),
    classify: classifier(format, 'codec', 'adopter', make),
  }
}

/** Whether a row is an event as it stands: none of its sources is a pair that stands for others. */
export function isWrittenOut(record: unknown): record is JsonObject {
  if (!isObject(record)) return false
  const { sourceEventSeqs: sources } = record
  return sources === undefined || (Array.isArray(sources) && !sources.some(Array.isArray))
}
