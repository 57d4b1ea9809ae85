import type { RelationFunction } from '../../rule-function.js'
import { asObject } from '../../verdict.js'

/** `command.source-event`: a command names what it made, if it succeeded. Note 0009, Commands. */
export const commandSourceEvent: RelationFunction = (event, { log, format }) => {
  const data = event.data
  const seq = asObject(data).sourceEventSeq
  if (seq === undefined) return undefined
  const seen = log.seen.at(seq)
  const isSound = asObject(data).kind === 'success' && seen !== 'command' && (format <= 3 || seen !== undefined)
  return isSound ? undefined : '/data/sourceEventSeq'
}
