import type { RelationFunction } from '../../rule-function.js'
import { isObject } from '../../verdict.js'

/** `slot.user`: the data of a user message is the message. Note 0009, Sources of messages. */
export const slotUser: RelationFunction = (event) => (isObject(event.data) ? undefined : '/data')
