import type { EdgeFunction } from '../../../rule-function.js'
import { promptOf, promptPlace } from './prompt.js'

/** `v2-v3.system.step` (note 0016). */
export const systemStep: EdgeFunction = (event, { edge: { system } }) =>
  system.step === undefined && promptOf(event) !== system.text ? promptPlace : undefined
