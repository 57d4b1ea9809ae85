import { type JsonObject, own, ownPath } from '../../verdict.js'
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
    const code = type === undefined ? 0 : codes.indexOf(seenAs(event as JsonObject, type))
    if (code !== 0) this.#codes.set(position, code)
  }
}

function seenAs(event: JsonObject, type: string): Seen {
  switch (type) {
    case 'user/message':
      return own(ownPath(event, 'data', 'source'), 'kind') === 'user' ? 'user/message by a person' : 'user/message'
    case 'system/message':
    case 'tool/result':
    case 'request/header':
      return type
    case 'command/run':
    case 'command/done':
      return 'command'
    default:
      return 'other'
  }
}
