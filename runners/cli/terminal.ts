/** Colour is for a terminal whose user did not say no to it (https://no-color.org). */
export function isColoured(stream: { isTTY?: boolean }): boolean {
  return stream.isTTY === true && !process.env.NO_COLOR
}

const widest = 100

/** The columns of prose for a person at a terminal; what goes to a file or a program keeps its lines whole. */
export function lineWidth(stream: { isTTY?: boolean; columns?: number }): number {
  return stream.isTTY ? Math.min(stream.columns || widest, widest) : Number.POSITIVE_INFINITY
}

/** A reader that has seen enough (`| head`) ends us quietly. */
export function endWithReader(stream: NodeJS.WriteStream): void {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit()
  })
}
