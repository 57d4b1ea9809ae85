import type { EdgeFunction } from '../../../rule-function.js'
import { asObject } from '../../../verdict.js'
import { madeId } from './id.js'
import { makesMessage } from './prompt.js'

/** `v2-v3.system.unused` (note 0016). What gives the id is the event as a whole. */
export const systemUnused: EdgeFunction = (event, { edge }) => {
  const anchor = asObject(event)
  if (!edge.ids.mayMeet || !makesMessage(anchor, edge)) return undefined
  return edge.ids.isGiven(madeId(edge, anchor)) ? '' : undefined
}
