const pageBits = 10
const pageLength = 1 << pageBits
const empty = new Int32Array(pageLength)

/**
 * One whole number for each event of a log, by its sequence number, 0 where none was set: 4 bytes an event at most. It
 * grows by pages, so that nothing is copied and little is held in reserve.
 */
export class Column {
  readonly #pages: Int32Array[] = []

  get(seq: number): number {
    const page = seq >>> pageBits
    return seq <= 0xffffffff && page < this.#pages.length
      ? ((this.#pages[page] as Int32Array)[seq & (pageLength - 1)] as number)
      : 0
  }

  set(seq: number, value: number): void {
    const page = seq >>> pageBits
    while (page >= this.#pages.length) this.#pages.push(empty)
    if (this.#pages[page] === empty) this.#pages[page] = new Int32Array(pageLength)
    ;(this.#pages[page] as Int32Array)[seq & (pageLength - 1)] = value
  }
}
