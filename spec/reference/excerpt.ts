const longestExcerpt = 160

/** The value at a pointer in a record as JSON text, cut where it is long; undefined where there is none, or no record. */
export function excerptAt(record: unknown, pointer: string): string | undefined {
  let value = record
  for (const segment of pointer.split('/').slice(1)) {
    const key = segment.replaceAll('~1', '/').replaceAll('~0', '~')
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    value = (value as Record<string, unknown>)[key]
  }
  return typeof value === 'symbol' || value === undefined ? undefined : cut(JSON.stringify(value))
}

/** A line that is no JSON, as a JSON string, cut where it is long. */
export function excerptOfLine(line: string): string {
  return cut(JSON.stringify(line.slice(0, longestExcerpt + 1)))
}

function cut(text: string): string {
  return text.length > longestExcerpt ? `${text.slice(0, longestExcerpt)}…` : text
}
