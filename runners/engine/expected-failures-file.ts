import { parse } from 'yaml'
import type { ExpectedFailure } from './expected-failures.js'

export class ExpectedFailuresFault extends Error {}

/** Reads the file: a YAML (or JSON) list. Throws {@link ExpectedFailuresFault} with the entry and the remedy. */
export function parseExpectedFailures(text: string, file: string): ExpectedFailure[] {
  let value: unknown
  try {
    value = parse(text)
  } catch (error) {
    throw new ExpectedFailuresFault(`${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
  if (value === null) return []
  if (!Array.isArray(value)) throw new ExpectedFailuresFault(`${file}: must be a list of {id, reason, observed}`)
  return value.map((entry: unknown, index) => {
    const { id, reason, observed, state, ...rest } = (entry ?? {}) as Record<string, unknown>
    const where = `${file}: entry ${index + 1}${typeof id === 'string' ? ` (${id})` : ''}`
    if (typeof id !== 'string' || id === '')
      throw new ExpectedFailuresFault(`${where} has no id; write a vector id or a pattern`)
    if (typeof reason !== 'string' || reason === '')
      throw new ExpectedFailuresFault(`${where} has no reason; say why it fails`)
    const extra = Object.keys(rest)[0]
    if (extra !== undefined)
      throw new ExpectedFailuresFault(`${where} has the unknown member ${extra}; known are id, reason, state, observed`)
    return entry as ExpectedFailure
  })
}
