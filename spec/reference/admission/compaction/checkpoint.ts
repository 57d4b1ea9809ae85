import { ofReplacement } from '../../rule-function.js'
import type { JsonObject } from '../../verdict.js'
import { asObject, dataOf } from '../../verdict.js'
import { ownerFault } from '../state/compactions.js'
import { replacement } from '../state/surface.js'

/** `compaction.checkpoint`: what a compaction puts in place of a span names it. Note 0008, Compacted spans. */
export const compactionCheckpoint = ofReplacement((event, { log, format }) => {
  const [at, message] = messageOf(event)
  const { source } = message
  if (!replacement(event) || !isOfCompaction(asObject(source), event.type, format)) return undefined
  const wrong = ownerFault(log.compactions.open, source)
  return wrong && `${at}/source/${wrong}`
})

function messageOf(event: JsonObject): readonly [string, JsonObject] {
  const data = dataOf(event)
  return event.type === 'user/message' ? ['/data', data] : ['/data/message', asObject(data.message)]
}

function isOfCompaction({ kind, plugin }: JsonObject, type: unknown, format: number): boolean {
  return format <= 3
    ? kind === 'plugin' && plugin === 'compact'
    : type === 'user/message' && kind === 'compact-checkpoint'
}
