import { isCount, step } from '../../verdict.js'

/** The first member of a list that is a count and not below the seq of the event that holds it: the pointer to it. */
export function lateMember(list: unknown, position: number, at: string): string | undefined {
  if (!Array.isArray(list)) return undefined
  const index = list.findIndex((seq) => isLate(seq, position))
  return index === -1 ? undefined : at + step(index)
}

/** A seq that names no event before the one that holds it. What is no count is judged by the schema. */
export function isLate(seq: unknown, position: number): boolean {
  return isCount(seq) && seq >= position
}
