import type { JsonObject } from '../../spec/reference/verdict.js'

/** Members whose value is the number of an event, or a number of events. */
const numbers = new Set([
  ...['seq', 'startSeq', 'endSeq', 'sourceEventSeq', 'throughSeq', 'headerSeq', 'inheritedEventCount'],
  ...['cursor', 'before'],
])
/** Members whose value is a list of such numbers, in pairs too. */
const lists = new Set(['sourceEventSeqs', 'shadowedSeqs', 'messageSeqs'])
/** Members that hold two such numbers under names of their own. */
const spans = new Set(['surfaceOp', 'shadowedRange'])
/** An id that ends with the number of its event. Note 0001, results of a fork. */
const numberedId = /^(forked-tool-result-.*-)(\d+)$/

/**
 * A document in which all numbers of events are as they are when some events are gone: one that was above so many of them
 * is lower by so many. A number that was wrong stays wrong by as much.
 */
export function renumbered<Document>(document: Document, gone: readonly number[]): Document {
  const moved = (number: number) => number - gone.filter((it) => it < number).length
  return changed(document, '') as Document

  function changed(value: unknown, name: string): unknown {
    if (typeof value === 'number') return numbers.has(name) ? moved(value) : value
    if (typeof value === 'string') return numberedId.test(value) ? withNumber(value) : value
    if (Array.isArray(value)) return value.map((item) => (lists.has(name) ? changedNumbers(item) : changed(item, '')))
    if (typeof value !== 'object' || value === null) return value
    const members = Object.entries(value as JsonObject)
    return Object.fromEntries(
      members.map(([key, member]) => [
        key,
        spans.has(name) && (key === 'start' || key === 'end') ? changedNumbers(member) : changed(member, key),
      ]),
    )
  }

  function changedNumbers(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(changedNumbers)
    return typeof value === 'number' ? moved(value) : value
  }

  function withNumber(id: string): string {
    return id.replace(numberedId, (_, front: string, number: string) => `${front}${moved(Number(number))}`)
  }
}
