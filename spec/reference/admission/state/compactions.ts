import { asObject, type JsonObject } from '../../verdict.js'
import type { Tracker } from './tracker.js'

export interface OpenCompaction {
  readonly compactionId: unknown
  readonly sourceCommandId: unknown
  readonly turn: unknown
  readonly hasSummary: boolean
}

/** The compaction that is open, if one is (note 0007, Compactions). */
export class Compactions implements Tracker {
  readonly types = ['compaction/start', 'compaction/summary', 'compaction/end', 'session/end-seed']

  open: OpenCompaction | undefined

  advance(event: JsonObject, type: string): void {
    if (type === 'compaction/start') {
      const data = event.data
      this.open = {
        compactionId: asObject(data).compactionId,
        sourceCommandId: asObject(data).sourceCommandId,
        turn: asObject(data).turn,
        hasSummary: false,
      }
    } else if (type === 'compaction/summary' && this.open) this.open = { ...this.open, hasSummary: true }
    else if (type === 'compaction/end' || type === 'session/end-seed') this.open = undefined
  }
}

/** The member of the open compaction that an owner contradicts, of the two that have to agree. */
export function ownerFault(
  open: OpenCompaction | undefined,
  owner: unknown,
): 'compactionId' | 'sourceCommandId' | undefined {
  if (!open || asObject(owner).compactionId !== open.compactionId) return 'compactionId'
  return asObject(owner).sourceCommandId === open.sourceCommandId ? undefined : 'sourceCommandId'
}
