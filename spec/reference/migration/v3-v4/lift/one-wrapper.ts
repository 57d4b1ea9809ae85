import type { EdgeFunction } from '../../../rule-function.js'
import { asObject, isObject, type JsonObject } from '../../../verdict.js'
import { onlyBlock, wrappedMessage } from './wrapped.js'

/** `v3-v4.lift.one-wrapper` (note 0017). */
export const oneWrapper: EdgeFunction = (event) => {
  const message = wrappedMessage(event)
  const fault = message && faultOf(message)
  return fault && `/data/message${fault}`
}

function faultOf(message: JsonObject): string | undefined {
  if (!isText(message.id)) return '/id'
  if (!isObject(message.source)) return '/source'
  const { kind, callId } = asObject(message.source)
  if (kind !== 'tool') return '/source/kind'
  if (!isText(callId)) return '/source/callId'
  const wrapper = onlyBlock(message)
  if (!wrapper) return '/content'
  return wrapper.toolCallId === callId ? undefined : '/content/0/toolCallId'
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== ''
}
