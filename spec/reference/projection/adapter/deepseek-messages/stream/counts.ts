import { isObject, type JsonObject } from '../../../../verdict.js'

const names = ['input_tokens', 'output_tokens', 'cache_read_input_tokens', 'cache_creation_input_tokens']

/** The counts of a `usage` of the provider, by its names. */
export function countsOf(usage: unknown): JsonObject {
  if (!isObject(usage)) return {}
  return Object.fromEntries(
    Object.entries(usage).filter(([name, it]) => names.includes(name) && typeof it === 'number'),
  )
}
