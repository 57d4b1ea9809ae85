import type { RelationFunction } from '../../rule-function.js'
import { isObject, own } from '../../verdict.js'

/** `slot.message`: an event that carries a message has one. Note 0009, Sources of messages. */
export const slotMessage: RelationFunction = (event) => {
  const data = own(event, 'data')
  return !isObject(data) || isObject(own(data, 'message')) ? undefined : '/data/message'
}
