/** Colour is for a terminal whose user did not say no to it (https://no-color.org). */
export function isColoured(stream: { isTTY?: boolean }): boolean {
  return stream.isTTY === true && !process.env.NO_COLOR
}
