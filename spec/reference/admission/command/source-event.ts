import type { RelationFunction } from '../../rule-function.js'
import { dataOf } from '../../verdict.js'

/** `command.source-event`: a command names what it made, if it succeeded. Note 0009, Commands. */
export const commandSourceEvent: RelationFunction = (event, { log, format, position }) => {
  const { kind, sourceEventSeq: seq } = dataOf(event)
  if (seq === undefined) return undefined
  const seen = seq === position ? 'command' : log.seen.at(seq)
  const isSound = kind === 'success' && seen !== 'command' && (format <= 3 || seen !== undefined)
  return isSound ? undefined : '/data/sourceEventSeq'
}
