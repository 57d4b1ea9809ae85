import type { EdgeFunction } from '../../../rule-function.js'
import { asObject, own } from '../../../verdict.js'
import { messagesOf } from '../../state/message-ids.js'

/** `v2-v3.ids.made` (note 0016). */
export const idsMade: EdgeFunction = (event, { edge }) => {
  const taken = messagesOf(asObject(event)).find(({ message }) => edge.ids.isMade(own(message, 'id')))
  return taken && `${taken.at}/id`
}
