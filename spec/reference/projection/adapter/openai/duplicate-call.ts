import type { ProjectionFunction } from '../../../rule-function.js'
import { placeOfBlock } from '../../draft.js'
import { callsOf } from './pairing.js'

/** `adapter.openai.duplicate-call` (note 0028): two calls with one id cannot be answered one by one. */
export const duplicateCall: ProjectionFunction = ({ items }) => {
  for (const item of items) {
    const repeated = callsOf(item).find((call, index, calls) => calls.findIndex(({ id }) => id === call.id) < index)
    if (repeated) return `${placeOfBlock([item], ['assistant'], (block) => block === repeated)}/id`
  }
  return undefined
}
