import type { RelationFunction } from '../../rule-function.js'
import { dataOf, isObject, step } from '../../verdict.js'
import { listOf } from './list.js'

/** `slot.member`: what stands in a list of messages is one. Note 0009, Sources of messages. */
export const slotMember: RelationFunction = (event) => {
  const list = listOf(event)
  const messages = list === undefined ? undefined : dataOf(event)[list]
  const wrong = Array.isArray(messages) ? messages.findIndex((message) => !isObject(message)) : -1
  return wrong < 0 ? undefined : `/data/${list}${step(wrong)}`
}
