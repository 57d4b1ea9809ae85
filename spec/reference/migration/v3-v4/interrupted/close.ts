import type { StepFunction } from '../../../rule-function.js'
import { dataOf } from '../../../verdict.js'

/** `v3-v4.interrupted.close` (note 0018): the end that a harness did not live to write. */
export const interruptedClose: StepFunction = (event, { edge }) => {
  const { turn } = edge.interruption
  if (turn !== undefined && dataOf(event).turn === turn + 1) {
    const { time } = event
    edge.insert({ type: 'turn/end', time, data: { turn, reason: { kind: 'interrupted' } } })
  }
  return event
}
