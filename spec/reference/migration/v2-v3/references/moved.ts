import type { StepFunction } from '../../../rule-function.js'
import { changeAtPlaces } from '../../references/at-places.js'

/** `v2-v3.references.moved` (note 0016). */
export const referencesMoved: StepFunction = (event, { edge }) => {
  const { references, places } = edge
  const those = references.isShifted ? places.references.get(String(event.type)) : undefined
  return those ? changeAtPlaces(event, those, (seq) => references.targetOf(seq) ?? seq) : event
}
