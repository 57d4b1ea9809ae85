import type { RelationFunction } from '../../rule-function.js'
import { asObject, isObject } from '../../verdict.js'

/** `slot.message`: an event that carries a message has one. Note 0009, Sources of messages. */
export const slotMessage: RelationFunction = (event) => {
  const data = event.data
  return !isObject(data) || isObject(asObject(data).message) ? undefined : '/data/message'
}
