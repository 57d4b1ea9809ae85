const smallest = 4096

/** Bytes that wait for what is to come: copies of pieces, one after the other. Each byte is copied a few times at most. */
export class Pending {
  #store = new Uint8Array()
  #length = 0

  get length(): number {
    return this.#length
  }

  /** What there is. A view that holds until the next change. */
  get bytes(): Uint8Array {
    return this.#store.subarray(0, this.#length)
  }

  append(piece: Uint8Array): void {
    const length = this.#length + piece.length
    if (length > this.#store.length) {
      const larger = new Uint8Array(Math.max(length, 2 * this.#store.length, smallest))
      larger.set(this.bytes)
      this.#store = larger
    }
    this.#store.set(piece, this.#length)
    this.#length = length
  }

  /** Forgets so many bytes at the front. */
  drop(count: number): void {
    this.#store.copyWithin(0, count, this.#length)
    this.#length -= count
  }
}
