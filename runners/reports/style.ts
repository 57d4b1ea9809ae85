import colors from 'picocolors'

/**
 * How a report marks its text, and how wide its prose may be. Reports are pure: whether there is colour, and a width, is
 * decided by who prints them.
 */
export interface Style {
  good(text: string): string
  bad(text: string): string
  dim(text: string): string
  strong(text: string): string
  /** Columns of a line. Prose is broken to fit; JSON and tables stand as they are. */
  readonly width: number
}

export function styleFor(isColoured: boolean, width = Number.POSITIVE_INFINITY): Style {
  const { green, red, dim, bold } = colors.createColors(isColoured)
  return { good: green, bad: red, dim, strong: bold, width }
}
