import { asObject, dataOf, isCount, type JsonObject } from '../../verdict.js'
import { Column } from './column.js'
import type { Tracker } from './tracker.js'

/** How many images a message holds, and which of them were offloaded (note 0008, Offloaded images). */
export class Images implements Tracker {
  readonly types = ['user/message', 'tool/result', 'image/offload']

  readonly #counts = new Column()
  readonly #offloaded = new Map<number, Set<number>>()

  count(seq: number): number {
    return this.#counts.get(seq)
  }

  isOffloaded(seq: number, index: number): boolean {
    return this.#offloaded.get(seq)?.has(index) ?? false
  }

  advance(event: JsonObject, type: string, position: number): void {
    if (type === 'user/message' || type === 'tool/result') {
      const message = type === 'user/message' ? event.data : dataOf(event).message
      const content = asObject(message).content
      const count = Array.isArray(content) ? content.filter(isImage).length : 0
      if (count > 0) this.#counts.set(position, count)
    } else if (type === 'image/offload') {
      for (const { seq, imageIndexes } of offloadTargets(event)) {
        const known = this.#offloaded.get(seq) ?? new Set()
        for (const index of imageIndexes) known.add(index)
        this.#offloaded.set(seq, known)
      }
    }
  }
}

export function isImage(block: unknown): boolean {
  return asObject(block).type === 'image'
}

/** The targets of an `image/offload` that can be read. */
export function offloadTargets(
  event: JsonObject,
): { readonly seq: number; readonly imageIndexes: readonly number[] }[] {
  const targets = dataOf(event).targets
  return (Array.isArray(targets) ? targets : []).flatMap((target) => {
    const seq = asObject(target).seq
    const imageIndexes = asObject(target).imageIndexes
    return isCount(seq) && Array.isArray(imageIndexes) ? [{ seq, imageIndexes: imageIndexes.filter(isCount) }] : []
  })
}
