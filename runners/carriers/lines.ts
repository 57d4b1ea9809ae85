/** Cuts text that comes in pieces into lines. A line that is long in coming is joined once, not with each piece. */
export class Lines {
  #pieces: string[] = []
  #length = 0

  /** How many characters of the line that has not ended yet are there. */
  get pending(): number {
    return this.#length
  }

  /** The lines that end in this piece, without their line feeds. */
  add(piece: string): string[] {
    const lines = piece.split('\n')
    const rest = lines.pop() ?? ''
    const [first, ...more] = lines
    if (first !== undefined) {
      lines.splice(0, lines.length, this.#pieces.join('') + first, ...more)
      this.#pieces = []
      this.#length = 0
    }
    if (rest !== '') this.#pieces.push(rest)
    this.#length += rest.length
    return lines
  }
}
