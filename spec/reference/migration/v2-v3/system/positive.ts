import type { EdgeFunction } from '../../../rule-function.js'
import { isObject } from '../../../verdict.js'
import { stepOf } from '../../state/system-prompt.js'
import { makesMessage, promptPlace } from './prompt.js'

/** `v2-v3.system.positive` (note 0016). A request is in a step that began before it: its prompt is what cannot stand there. */
export const systemPositive: EdgeFunction = (event, { edge }) => {
  if (!isObject(event) || !makesMessage(event, edge)) return undefined
  const isFirst = event.type === 'step/start'
  const { turn, step } = isFirst ? stepOf(event) : (edge.system.step ?? stepOf(event))
  if (turn === 0) return isFirst ? '/data/turn' : promptPlace
  return step === 0 ? (isFirst ? '/data/step' : promptPlace) : undefined
}
