import type { StepFunction } from '../../../rule-function.js'
import { changeAtPlaces } from '../../references/at-places.js'

/** `v2-v3.renames.replaced` (note 0016). */
export const renamesReplaced: StepFunction = (event, { edge }) => {
  const those = edge.places.renames.get(String(event.type))
  return those ? changeAtPlaces(event, those, (value, { from, to }) => (value === from ? to : value)) : event
}
