import { asObject, dataOf, type JsonObject } from '../../verdict.js'
import type { Tracker } from './tracker.js'

export interface OpenCompaction {
  readonly compactionId: unknown
  readonly sourceCommandId: unknown
  readonly turn: unknown
  readonly hasSummary: boolean
}

/** The compaction that is open, if one is (note 0007, Compactions). */
export class Compactions implements Tracker {
  open: OpenCompaction | undefined

  readonly on = {
    'compaction/start': (event: JsonObject) => {
      const { compactionId, sourceCommandId, turn } = dataOf(event)
      this.open = { compactionId, sourceCommandId, turn, hasSummary: false }
    },
    'compaction/summary': () => {
      if (this.open) this.open = { ...this.open, hasSummary: true }
    },
    'compaction/end': () => this.#close(),
    'session/end-seed': () => this.#close(),
  }

  #close(): void {
    this.open = undefined
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
