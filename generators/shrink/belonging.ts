import type { JsonObject } from '../../spec/reference/verdict.js'

/** Members that say of what sort something is: what has the same sort does not belong together. */
const sorts = new Set(['type', 'role', 'kind'])
/** Numbers by which elements say that they belong together; a step is one of its turn. */
const indices = new Set(['index', 'turn'])

/**
 * Which elements of a list name the same thing, by their indices: a call, its execution and its result, the parts of a
 * block, the events of a turn or of a step. None can go alone where one asks for the other.
 */
export function groupsIn(list: readonly unknown[]): number[][] {
  const byMark = new Map<string, number[]>()
  for (const [index, item] of list.entries())
    for (const mark of new Set(marksOf(recordOf(item), ''))) byMark.set(mark, [...(byMark.get(mark) ?? []), index])
  const shared = [...byMark.values()].filter((group) => group.length > 1)
  return [...new Map(shared.map((group) => [group.join(), group])).values()]
}

/** What an element is: one that is written out as a text is what the text says. */
export function recordOf(item: unknown): unknown {
  if (typeof item !== 'string' || !/^\s*[{[]/.test(item)) return item
  try {
    return JSON.parse(item)
  } catch {
    return item
  }
}

/** Whatever an element says that another may say as well. A name may stand in members of different names. */
function* marksOf(value: unknown, name: string): Generator<string> {
  if (typeof value === 'string' && value !== '' && !sorts.has(name)) yield value
  if (typeof value === 'number' && indices.has(name)) yield `${name} ${value}`
  if (typeof value !== 'object' || value === null) return
  const { turn, step } = value as JsonObject
  if (typeof turn === 'number' && typeof step === 'number') yield `turn ${turn} step ${step}`
  for (const [key, member] of Object.entries(value)) yield* marksOf(member, Array.isArray(value) ? name : key)
}
