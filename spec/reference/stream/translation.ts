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

/** The translation with more chunks. */
export function emit(translation: Translation, ...chunks: readonly JsonObject[]): Translation {
  return { ...translation, chunks: [...translation.chunks, ...chunks] }
}

/** The translation with other things in mind. */
export function remember(translation: Translation, memory: JsonObject): Translation {
  return { ...translation, memory: { ...translation.memory, ...memory } }
}
