import type { RelationFunction } from '../../rule-function.js'
import { dataOf } from '../../verdict.js'

/** `step.system`: a system message of V3 names the step that was started last. Note 0007, Steps. */
export const stepSystem: RelationFunction = (event, { log }) => {
  const { turn, step } = dataOf(event)
  const started = log.outline?.step
  if (!started || started.turn !== turn) return '/data/turn'
  return started.step === step ? undefined : '/data/step'
}
