import { dataOf, isCount, type JsonObject } from '../../verdict.js'
import type { Tracker } from './tracker.js'

/** Something that is numbered from 1 and open from its start to its end: turns, and steps within a turn. */
export interface Numbered {
  readonly open: number | undefined
  /** The number of the one that ended last; 0 before the first. */
  readonly last: number
}

class Counter implements Numbered {
  open: number | undefined
  last = 0

  start(number: unknown): void {
    this.open = isCount(number) ? number : this.last + 1
  }

  end(): void {
    this.last = this.open ?? this.last
    this.open = undefined
  }

  restart(): void {
    this.open = undefined
    this.last = 0
  }
}

/** Which turn and step are open (note 0007, Turns and Steps). */
export class Turns implements Tracker {
  readonly #turn = new Counter()
  readonly #step = new Counter()
  readonly turn: Numbered = this.#turn
  readonly step: Numbered = this.#step

  readonly on = {
    'turn/start': (event: JsonObject) => {
      this.#turn.start(dataOf(event).turn)
      this.#step.restart()
    },
    'turn/end': () => {
      this.#turn.end()
      this.#step.open = undefined
    },
    'step/start': (event: JsonObject) => this.#step.start(dataOf(event).step),
    'step/end': () => this.#step.end(),
  }
}
