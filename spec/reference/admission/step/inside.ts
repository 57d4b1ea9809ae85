import type { RelationFunction } from '../../rule-function.js'
import { dataOf, type JsonObject } from '../../verdict.js'
import type { LogState } from '../state/log-state.js'
import { appends } from '../state/surface.js'

/** `step.inside`: what belongs to a step names the open one. Note 0007, Steps. */
export const stepInside: RelationFunction = (event, { log }) => {
  const isElsewhere = event.type === 'tool/result' && !appends(event)
  const isJudged = event.type === 'system/message' && log.outline !== undefined // by `step.system`
  return isElsewhere || isJudged ? undefined : misplaced(event, log)
}

/** The first of `turn` and `step` that is not that of the open step. */
export function misplaced(event: JsonObject, { turns }: LogState): string | undefined {
  const { turn, step } = turns
  if (step.open === undefined || dataOf(event).turn !== turn.open) return '/data/turn'
  return dataOf(event).step === step.open ? undefined : '/data/step'
}
