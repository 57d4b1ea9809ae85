import { dataOf, isCount, type JsonObject } from '../../verdict.js'

/** Whether a turn was left open by a harness that stopped and went on with the next one (note 0018). */
export class Interruption {
  #turn: number | undefined
  #isStepOpen = false
  #isCalled = false

  /** The turn that a start of the next one, right here, would leave open; undefined where none would be. */
  get turn(): number | undefined {
    return this.#isCalled && !this.#isStepOpen ? this.#turn : undefined
  }

  advance(event: JsonObject): void {
    const data = dataOf(event)
    const { type } = event
    if (type === 'turn/start') this.#turn = isCount(data.turn) ? data.turn : undefined
    else if (type === 'turn/end') this.#turn = undefined
    else if (type === 'step/start') this.#isStepOpen = true
    else if (type === 'step/end') this.#isStepOpen = false
    this.#isCalled = type === 'agent/inbox/spliced' && data.target === 'next-turn' && hasMember(data.inserted)
  }
}

function hasMember(list: unknown): boolean {
  return Array.isArray(list) && list.length > 0
}
