import { asObject, type JsonObject } from '../../spec/reference/verdict.js'
import type { Answer } from '../judge.js'
import type { Question } from '../question.js'
import { withMember } from '../shrink/places.js'

/**
 * A question that ends with the record that an answer blames: what follows a fault may be wrong because of it, and is then
 * another fault. Undefined where no record is to blame, or nothing follows it.
 */
export function endedAtFault({ input, ...question }: Question, { row, failure }: Answer): Question | undefined {
  const at = row ?? asObject(failure).row
  if (typeof at !== 'number' || at === 0) return undefined
  const ended = endedAt(input, at)
  return ended && { ...question, input: ended }
}

/** What is asked about with its records up to the n-th; a header stands before the first of `rows`. */
function endedAt(input: JsonObject, at: number): JsonObject | undefined {
  const { rows, events, session } = input
  if (Array.isArray(rows)) return cut(input, 'rows', rows, at + 1)
  if (Array.isArray(events)) return cut(input, 'events', events, at)
  const { events: within, inheritedEventCount } = asObject(session)
  if (!Array.isArray(within)) return undefined
  const ended = cut(asObject(session), 'events', within, at)
  const isWithin = Number(inheritedEventCount) <= at
  return ended && isWithin ? withMember(input, 'session', ended) : undefined
}

function cut(owner: JsonObject, name: string, list: readonly unknown[], length: number): JsonObject | undefined {
  return length < list.length ? withMember(owner, name, list.slice(0, length)) : undefined
}
