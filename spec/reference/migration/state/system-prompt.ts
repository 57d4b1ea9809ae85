import { dataOf, type JsonObject } from '../../verdict.js'

/** The step in which a message stands. */
export interface Step {
  readonly turn: unknown
  readonly step: unknown
}

/** The system prompt of a V2 log on its way from the headers of requests into messages of the target. */
export class SystemPrompt {
  /** The prompt of the last message; empty as long as none was given. */
  text = ''
  /** The number in the target of the message that holds it; undefined before the first step. */
  head: number | undefined
  /** The step that is open. */
  step: Step | undefined

  advance(event: JsonObject): void {
    if (event.type === 'step/start') this.step = stepOf(event)
    else if (event.type === 'step/end' || event.type === 'turn/end') this.step = undefined
  }
}

/** The step that a `step/start` opens. */
export function stepOf(event: JsonObject): Step {
  const { turn, step } = dataOf(event)
  return { turn, step }
}
