import { asObject, dataOf } from '../../verdict.js'
import { Column } from './column.js'

/** What later events may name an earlier one as. */
export type Seen =
  | 'other'
  | 'system/message'
  | 'user/message'
  | 'user/message by a person'
  | 'tool/result'
  | 'request/header'
  | 'command'

const codes: readonly Seen[] = [
  'other',
  'system/message',
  'user/message',
  'user/message by a person',
  'tool/result',
  'request/header',
  'command',
]

const codeOf = new Map<string, number>([
  ...codes.map((seen, code) => [seen, code] as const),
  ['command/run', codes.indexOf('command')],
  ['command/done', codes.indexOf('command')],
])
const byPerson = codes.indexOf('user/message by a person')

/** What each event so far was. Types that the vocabulary lacks are `other`. */
export class EventsSeen {
  readonly #codes = new Column()
  #count = 0

  /** Undefined for what is no number of an earlier event. */
  at(seq: unknown): Seen | undefined {
    return this.has(seq) ? codes[this.#codes.get(seq)] : undefined
  }

  has(seq: unknown): seq is number {
    return Number.isSafeInteger(seq) && !Object.is(seq, -0) && (seq as number) >= 0 && (seq as number) < this.#count
  }

  advance(event: unknown, type: string | undefined, position: number): void {
    this.#count = position + 1
    const code = type === undefined ? undefined : codeOf.get(type)
    if (code === undefined) return
    const isByPerson = type === 'user/message' && asObject(dataOf(asObject(event)).source).kind === 'user'
    this.#codes.set(position, isByPerson ? byPerson : code)
  }
}
