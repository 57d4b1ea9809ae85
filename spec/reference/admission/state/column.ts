/** One whole number for each event of a log, by its sequence number, 0 where none was set: 4 bytes an event. */
export class Column {
  #values = new Int32Array(1024)

  get(seq: number): number {
    return seq < this.#values.length ? (this.#values[seq] as number) : 0
  }

  set(seq: number, value: number): void {
    if (seq >= this.#values.length) {
      const grown = new Int32Array(Math.max(seq + 1, this.#values.length * 2))
      grown.set(this.#values)
      this.#values = grown
    }
    this.#values[seq] = value
  }
}
