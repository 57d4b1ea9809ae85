import type { JsonObject } from '../verdict.js'

/** What a provider sent of a response so far, and the chunks that are made of what it sent last. */
export interface Translation {
  readonly model: string
  /** What it sent last: JSON, or the text where it is none. Undefined at the end of the stream. */
  readonly event: unknown
  readonly chunks: readonly JsonObject[]
  /** What an adapter has to keep in mind until later, by names of its own. */
  readonly memory: JsonObject
}

/** The translation with more chunks. What the provider did not say, they do not have. */
export function emit(translation: Translation, ...chunks: readonly JsonObject[]): Translation {
  return { ...translation, chunks: [...translation.chunks, ...(withoutAbsent(chunks) as JsonObject[])] }
}

/** A JSON value without members that are `undefined`, at any depth. */
function withoutAbsent(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutAbsent)
  if (typeof value !== 'object' || value === null) return value
  const present = Object.entries(value).filter(([, member]) => member !== undefined)
  return Object.fromEntries(present.map(([name, member]) => [name, withoutAbsent(member)]))
}

/** The translation with other things in mind. */
export function remember(translation: Translation, memory: JsonObject): Translation {
  return { ...translation, memory: { ...translation.memory, ...memory } }
}
