import { asObject, dataOf, type JsonObject } from '../../verdict.js'
import { Column } from './column.js'
import type { Advance, Tracker } from './tracker.js'

/** What later events may name an earlier one as. */
const seen = [
  'other',
  'system/message',
  'user/message',
  'user/message by a person',
  'tool/result',
  'request/header',
  'command',
] as const

export type Seen = (typeof seen)[number]

/** What each event so far was. Types that the vocabulary lacks are `other`. */
export class EventsSeen implements Tracker {
  readonly #codes = new Column()
  /** How many events there were. */
  count = 0

  readonly on = {
    'system/message': this.#takes('system/message'),
    'tool/result': this.#takes('tool/result'),
    'request/header': this.#takes('request/header'),
    'command/run': this.#takes('command'),
    'command/done': this.#takes('command'),
    'user/message': (event: JsonObject, position: number) => {
      const isByPerson = asObject(dataOf(event).source).kind === 'user'
      this.#codes.set(position, seen.indexOf(isByPerson ? 'user/message by a person' : 'user/message'))
    },
  }

  /** Undefined for what is no number of an earlier event. */
  at(seq: unknown): Seen | undefined {
    return this.has(seq) ? seen[this.#codes.get(seq)] : undefined
  }

  has(seq: unknown): seq is number {
    return Number.isSafeInteger(seq) && !Object.is(seq, -0) && (seq as number) >= 0 && (seq as number) < this.count
  }

  #takes(what: Seen): Advance {
    const code = seen.indexOf(what)
    return (_event, position) => this.#codes.set(position, code)
  }
}
