import { type JsonText, stringOf } from './json-text.js'

/** What ids get in front, so that their order stays, and different ones stay different. */
export const prefixes = ['r', 'r-', 'Ω', '\ud83d\ude00', 'a b/', '中文~']

/** An id with a prefix; no id, and the empty one, stays. */
export function renamed(id: JsonText, prefix: string): JsonText {
  const before = stringOf(id)
  return before ? JSON.stringify(`${prefix}${before}`) : id
}
