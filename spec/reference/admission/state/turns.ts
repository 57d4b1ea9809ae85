import { dataOf, isCount, type JsonObject } from '../../verdict.js'
import type { Tracker } from './tracker.js'

/** Something that is numbered from 1 and open from its start to its end: turns, and steps within a turn. */
export interface Numbered {
  readonly open: number | undefined
  /** The number of the one that ended last; 0 before the first. */
  readonly last: number
}

const none: Numbered = { open: undefined, last: 0 }

/** Which turn and step are open (note 0007, Turns and Steps). */
export class Turns implements Tracker {
  readonly types = ['turn/start', 'turn/end', 'step/start', 'step/end']

  turn: Numbered = none
  step: Numbered = none

  advance(event: JsonObject, type: string): void {
    const number = (member: string, last: number): number => {
      const value = dataOf(event)[member]
      return isCount(value) ? value : last + 1
    }
    if (type === 'turn/start') {
      this.turn = { open: number('turn', this.turn.last), last: this.turn.last }
      this.step = none
    } else if (type === 'turn/end') {
      this.turn = { open: undefined, last: this.turn.open ?? this.turn.last }
      this.step = { open: undefined, last: this.step.last }
    } else if (type === 'step/start') this.step = { open: number('step', this.step.last), last: this.step.last }
    else if (type === 'step/end') this.step = { open: undefined, last: this.step.open ?? this.step.last }
  }
}
