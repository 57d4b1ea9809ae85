import type { ProducerRecord } from '../../../../rule-record.js'
import type { StepFunction } from '../../../rule-function.js'
import { isObject, type JsonObject } from '../../../verdict.js'
import { withMember } from '../../changed.js'
import { withMessages } from '../slots.js'

/** `v3-v4.source.rename` (note 0017): each producer owns a kind of its own. */
export const sourceRename: StepFunction = (event, { tables }) =>
  withMessages(event, (message) => {
    const { source } = message
    return isObject(source) ? withMember(message, 'source', renamed(source, message.role, tables.producers)) : message
  })

function renamed(source: JsonObject, role: unknown, producers: readonly ProducerRecord[]): JsonObject {
  const { kind, plugin } = source
  if (kind !== 'plugin' || typeof plugin !== 'string') return source
  const known = producers.find((row) => row.plugin === plugin && (row.role === null || row.role === role))
  const own = known?.kind ?? `plugin:${plugin}`
  // the other members stay in their order; entries, since `__proto__` is a member like any other
  const entries = Object.entries(source).filter(([member]) => member !== 'plugin')
  return Object.fromEntries(entries.map(([member, value]) => [member, member === 'kind' ? own : value]))
}
