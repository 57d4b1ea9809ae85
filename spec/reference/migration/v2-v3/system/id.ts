import { createHash } from 'node:crypto'
import { type JsonObject, own } from '../../../verdict.js'
import type { EdgeState } from '../../state/edge-state.js'
import { madePrefix } from '../../state/message-ids.js'

/** The id of the system message that an event makes: `v2-v3.system.id` (note 0016). */
export function madeId({ header }: Pick<EdgeState, 'header'>, anchor: JsonObject): string {
  const identity = JSON.stringify(['session-format-v2-to-v3', own(header, 'id'), anchor.seq, anchor.type])
  return madePrefix + createHash('sha256').update(identity).digest('hex')
}
