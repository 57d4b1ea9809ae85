import { isObject, type JsonObject } from '../../spec/reference/verdict.js'
import { recordOf } from './belonging.js'
import { type Place, withValue } from './places.js'

/**
 * Inputs with two neighbours of a list as one, if what they say does not contradict: a provider says in one event what it
 * may say in two. Events of a log have numbers, and contradict always.
 */
export function joinedNeighbours(input: JsonObject, places: readonly Place[]): (() => JsonObject)[] {
  return places.flatMap(([path, list]) =>
    !Array.isArray(list)
      ? []
      : list.slice(1).flatMap((right, index) => {
          const both = joined(recordOf(list[index]), recordOf(right))
          return isObject(both) ? [() => withValue(input, path, list.toSpliced(index, 2, both))] : []
        }),
  )
}

/** What two values say together; undefined where they contradict. */
function joined(left: unknown, right: unknown): unknown {
  if (left === undefined || left === right) return right
  if (right === undefined) return left
  if (Array.isArray(left) && Array.isArray(right)) return joinedItems(left, right)
  if (!isObject(left) || !isObject(right)) return undefined
  const names = [...new Set([...Object.keys(left), ...Object.keys(right)])]
  const members = names.map((name) => [name, joined(left[name], right[name])] as const)
  return members.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(members)
}

function joinedItems(left: readonly unknown[], right: readonly unknown[]): unknown[] | undefined {
  const items = Array.from({ length: Math.max(left.length, right.length) }, (_, index) =>
    joined(left[index], right[index]),
  )
  return items.includes(undefined) ? undefined : items
}
