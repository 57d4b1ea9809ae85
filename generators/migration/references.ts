import { isObject, type JsonObject, own, ownPath } from '../../spec/reference/verdict.js'

/** The numbers by which an event names events of its own log, in one order for every format: V2 and V3 spell some otherwise. */
export function referencesIn(event: JsonObject): unknown[] {
  const { surfaceOp, sourceEventSeqs, data, type } = event
  return [
    ...listed(sourceEventSeqs),
    ...(isObject(surfaceOp) ? [surfaceOp.start ?? surfaceOp.startSeq, surfaceOp.end ?? surfaceOp.endSeq] : []),
    ...(isObject(data) ? ofData(String(type), data) : []),
  ]
}

function ofData(type: string, data: JsonObject): readonly unknown[] {
  switch (type) {
    case 'command/done':
      return Object.hasOwn(data, 'sourceEventSeq') ? [data.sourceEventSeq] : []
    case 'compaction/summary':
    case 'compaction/prune':
      return [
        ownPath(data, 'shadowedRange', 'start'),
        ownPath(data, 'shadowedRange', 'end'),
        ...listed(data.shadowedSeqs),
      ]
    case 'session/title':
    case 'session/title-llm-request':
      return listed(data.messageSeqs)
    case 'image/offload':
      return listed(data.targets).map((target) => own(target, 'seq'))
    default:
      return []
  }
}

function listed(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
