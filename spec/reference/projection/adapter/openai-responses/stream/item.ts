import type { JsonObject } from '../../../../verdict.js'
import { asObject } from '../../../../verdict.js'
import type { StreamBlock } from '../../openai/stream/blocks.js'
import { keyOf } from './event.js'

const types: ReadonlyMap<unknown, StreamBlock['type']> = new Map([
  ['message', 'text'],
  ['reasoning', 'reasoning'],
  ['function_call', 'tool-call'],
] as const)

/** The block that an output item becomes, as far as the item is made; undefined where it becomes none. */
export function blockOf(event: JsonObject): StreamBlock | undefined {
  const item = asObject(event.item)
  const type = types.get(item.type)
  if (type === undefined) return undefined
  const key = keyOf(event)
  if (type !== 'tool-call') return { type, key, text: '' }
  const id = item.id === undefined ? String(item.call_id) : `${item.call_id}|${item.id}`
  return { type, key, text: String(item.arguments ?? ''), id, name: String(item.name) }
}
