import { asObject, dataOf, isObject, type JsonObject } from '../../../verdict.js'
import { withMember } from '../../changed.js'

/** The message of the user in an event that holds a tool result of V3; undefined for a message of another role. */
export function wrappedMessage(event: unknown): JsonObject | undefined {
  const { message } = dataOf(asObject(event))
  return isObject(message) && message.role === 'user' ? message : undefined
}

/** A tool result of V3 that is as it has to be: the message, and the block in it that holds the result. */
export interface Wrapped {
  readonly message: JsonObject
  readonly wrapper: JsonObject
}

/** The same of an event; undefined where there is no one block to lift. */
export function wrappedResult(event: unknown): Wrapped | undefined {
  const message = wrappedMessage(event)
  if (!message) return undefined
  const wrapper = onlyBlock(message)
  return wrapper && { message, wrapper }
}

/** The one block of a message, where it is a wrapper. */
export function onlyBlock({ content }: JsonObject): JsonObject | undefined {
  const [block, ...more] = Array.isArray(content) ? (content as readonly unknown[]) : []
  return isObject(block) && block.type === 'tool-result' && more.length === 0 ? block : undefined
}

/** The event with another message; the event itself where that is its message. */
export function withMessage(event: JsonObject, message: JsonObject): JsonObject {
  return withMember(event, 'data', withMember(dataOf(event), 'message', message))
}

/** Members of an object under other names; those that it has itself stay as they are, and so does an object of those alone. */
export function prefixed(owner: JsonObject, kept: ReadonlySet<string>, prefix: string): JsonObject {
  const members = Object.keys(owner)
  if (members.every((member) => kept.has(member))) return owner
  return Object.fromEntries(members.map((member) => [kept.has(member) ? member : prefix + member, owner[member]]))
}
