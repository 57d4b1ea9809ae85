import type { RelationFunction } from '../../rule-function.js'
import { asObject, dataOf, isObject, step } from '../../verdict.js'
import { listOf } from './list.js'

/** `slot.source`: each message says which producer it comes from. Note 0009, Sources of messages. */
export const slotSource: RelationFunction = (event) => {
  const list = listOf(event)
  if (list === undefined) {
    const isItself = event.type === 'user/message'
    const fault = sourceFault(isItself ? event.data : dataOf(event).message)
    return fault && `${isItself ? '/data' : '/data/message'}${fault}`
  }
  const messages = dataOf(event)[list]
  for (const [index, message] of (Array.isArray(messages) ? messages : []).entries()) {
    const fault = sourceFault(message)
    if (fault) return `/data/${list}${step(index)}${fault}`
  }
  return undefined
}

function sourceFault(message: unknown): string | undefined {
  if (!isObject(message)) return undefined
  const source = asObject(message).source
  if (!isObject(source)) return '/source'
  const kind = asObject(source).kind
  return typeof kind === 'string' && kind !== '' && kind !== 'plugin' ? undefined : '/source/kind'
}
