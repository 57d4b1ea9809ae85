import type { JsonObject } from '../../spec/reference/verdict.js'

/** Members whose value is the number of an event, or a number of events. */
export const numbers: ReadonlySet<string> = new Set([
  ...['seq', 'startSeq', 'endSeq', 'sourceEventSeq', 'throughSeq', 'headerSeq', 'inheritedEventCount'],
  ...['cursor', 'before'],
])
/** Members whose value is a list of such numbers, in pairs too. */
const lists = new Set(['sourceEventSeqs', 'shadowedSeqs', 'messageSeqs'])
/** Members that hold two such numbers under names of their own. */
const spans = new Set(['surfaceOp', 'shadowedRange'])
/** An id that ends with the number of its event. Note 0001, results of a fork. */
const numberedId = /^(forked-tool-result-.*-)(\d+)$/

/** What a log no longer has: the numbers of events, and of the turns and steps that some of them have begun. */
export interface Gone {
  readonly seqs: readonly number[]
  /** What stands in the place of some of them again. */
  readonly nodes?: ReadonlyMap<number, number>
  readonly turns?: readonly number[]
  readonly steps?: readonly (readonly [turn: number, step: number])[]
  /** Ids that are made of the number of an event, and what they become. */
  readonly ids?: ReadonlyMap<string, string>
}

/**
 * A document in which all numbers of events, of turns and of steps are as they are when some of them are gone: one that was
 * above so many of them is lower by so many. A number that was wrong stays wrong by as much.
 */
export function renumbered<Document>(document: Document, gone: Gone): Document {
  const { seqs, nodes, turns = [], steps = [], ids } = gone
  // what can be the number of no event stays what it is: one less, it might be one
  const moved = (named: number) => {
    const number = standing(named)
    return Number.isSafeInteger(number) ? number - seqs.filter((it) => it < number).length : number
  }
  return changed(document, '') as Document

  function changed(value: unknown, name: string): unknown {
    if (typeof value === 'number') return numbers.has(name) ? moved(value) : value
    if (typeof value === 'string') return ids?.get(value) ?? (numberedId.test(value) ? withNumber(value) : value)
    if (Array.isArray(value)) return value.map((item) => (lists.has(name) ? changedNumbers(item) : changed(item, '')))
    if (typeof value !== 'object' || value === null) return value
    const members = Object.entries(value as JsonObject)
    return Object.fromEntries([
      ...members.map(([key, member]) => [
        key,
        spans.has(name) && (key === 'start' || key === 'end') ? changedNumbers(member) : changed(member, key),
      ]),
      ...movedTurn(value as JsonObject),
    ])
  }

  /** A node that is there, for one that took its place; each took that of an earlier one, or nothing ends here. */
  function standing(number: number): number {
    const node = nodes?.get(number)
    return node !== undefined && node < number ? standing(node) : number
  }

  function changedNumbers(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(changedNumbers)
    return typeof value === 'number' ? moved(value) : value
  }

  /** The turn and the step that an object names, as they are now. Steps are counted within their turn. */
  function movedTurn({ turn, step }: JsonObject): [string, number][] {
    if (typeof turn !== 'number') return []
    const now: [string, number][] = [['turn', joined(turn, turns)]]
    if (typeof step !== 'number') return now
    const ofTurn = steps.flatMap(([of, it]) => (of === turn ? [it] : []))
    return [...now, ['step', joined(step, ofTurn)]]
  }

  /** What is left of a turn or a step whose start is gone belongs to the one before it. */
  function joined(number: number, begun: readonly number[]): number {
    return Math.max(Math.min(number, 1), number - begun.filter((it) => it <= number).length)
  }

  function withNumber(id: string): string {
    return id.replace(numberedId, (_, front: string, number: string) => `${front}${moved(Number(number))}`)
  }
}
