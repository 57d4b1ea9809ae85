import colors from 'picocolors'

/** How a report marks its text. Reports are pure: whether there is colour is decided by who prints them. */
export interface Style {
  good(text: string): string
  bad(text: string): string
  dim(text: string): string
  strong(text: string): string
}

export function styleFor(isColoured: boolean): Style {
  const { green, red, dim, bold } = colors.createColors(isColoured)
  return { good: green, bad: red, dim, strong: bold }
}
