import type { FormatRecord } from '../../rule-record.js'
import { type Classify, classifier } from '../classify.js'
import { type GatedKind, gated } from '../gate/gate.js'
import { headerKind } from '../judge.js'
import type { CheckContext } from '../rule-function.js'
import type { Specification } from '../specification.js'
import { isObject, type JsonObject, own } from '../verdict.js'
import { buildStages, rowStages, rulesOf, type Stages } from './stages.js'

/** What the readings of one format have in common. Hardness and order come from its table `checks`. */
export interface Codec {
  readonly specification: Specification
  readonly format: number
  readonly stages: Stages
  /** The kind of a header, whose gate stands before the stage `header`. */
  readonly header: GatedKind
  /** The kinds of rows, whose gates stand before the stages that judge a row. */
  readonly classify: Classify<GatedKind>
}

export function buildCodec(specification: Specification, format: FormatRecord): Codec {
  const gateOf = (stages: readonly string[]) => gated(specification, format, rulesOf(format, stages))
  return {
    specification,
    format: format.format,
    stages: buildStages(specification, format),
    header: gateOf(['header'])(headerKind),
    classify: classifier(format, 'codec', gateOf(rowStages)),
  }
}

/** Whether a row is an event as it stands, with its sources written out, and all stages let it pass; no when in doubt. */
export function isPlainEvent(record: unknown, kind: GatedKind, context: CheckContext): record is JsonObject {
  return isObject(record) && isWrittenOut(record.sourceEventSeqs) && kind.passes(record, context)
}

function isWrittenOut(sources: unknown): boolean {
  return sources === undefined || (Array.isArray(sources) && !sources.some(Array.isArray))
}

/** Whether an event marks the cut: what stands before it was inherited. */
export function isInheritedMarker(event: unknown): boolean {
  return isObject(event) && event.type === 'session/end-seed' && own(event.data, 'inherited') === true
}
