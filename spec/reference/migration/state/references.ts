/**
 * Where the events of a source stand in its target. Both are numbered from 0 without a gap, so that one list of numbers
 * holds it all.
 */
export class References {
  readonly #targets: number[] = []
  #next = 0

  /** How many events the target has so far, which is the number of the next one. */
  get emitted(): number {
    return this.#next
  }

  /** Whether some event of the target is none of the source, so that the numbers differ. */
  get isShifted(): boolean {
    return this.#next !== this.#targets.length
  }

  /** The number of an event of the target that is none of the source. */
  insert(): number {
    return this.#next++
  }

  /** The number of the next event of the source in the target. */
  convert(): number {
    this.#targets.push(this.#next)
    return this.#next++
  }

  /** The number in the target of an event of the source that has gone over; undefined for anything else. */
  targetOf(seq: unknown): number | undefined {
    return typeof seq === 'number' ? this.#targets[seq] : undefined
  }
}
