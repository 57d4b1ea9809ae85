import { asObject, dataOf, isCount, type JsonObject } from '../../verdict.js'
import { Column } from './column.js'
import type { Tracker } from './tracker.js'

/** How many images a message holds, and which of them were offloaded (note 0008, Offloaded images). */
export class Images implements Tracker {
  readonly #counts = new Column()
  readonly #offloaded = new Map<number, Set<number>>()

  readonly on = {
    'user/message': (event: JsonObject, position: number) => this.#count(event.data, position),
    'tool/result': (event: JsonObject, position: number) => this.#count(dataOf(event).message, position),
    'image/offload': (event: JsonObject) => {
      for (const { seq, imageIndexes } of offloadTargets(event)) {
        const known = this.#offloaded.get(seq) ?? new Set()
        for (const index of imageIndexes) known.add(index)
        this.#offloaded.set(seq, known)
      }
    },
  }

  count(seq: number): number {
    return this.#counts.get(seq)
  }

  isOffloaded(seq: number, index: number): boolean {
    return this.#offloaded.get(seq)?.has(index) ?? false
  }

  #count(message: unknown, position: number): void {
    const content = asObject(message).content
    let count = 0
    if (Array.isArray(content)) for (const block of content) if (isImage(block)) count++
    if (count > 0) this.#counts.set(position, count)
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
