/** Colour is for a terminal whose user did not say no to it (https://no-color.org). */
export function isColoured(stream: { isTTY?: boolean }): boolean {
  return stream.isTTY === true && !process.env.NO_COLOR
}

/** A reader that has seen enough (`| head`) ends us quietly. */
export function endWithReader(stream: NodeJS.WriteStream): void {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit()
  })
}
