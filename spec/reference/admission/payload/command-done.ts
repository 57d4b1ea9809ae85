import type { RuleFunction } from '../../rule-function.js'
import { own } from '../../verdict.js'
import { isLate } from './earlier.js'
import { payloadOf } from './payload-of.js'

/** `payload.command-done`: `sourceEventSeq` names an earlier event. Note 0012, Inbox, commands and titles. */
export const commandDone: RuleFunction = (event, { position }, placement) => {
  const seq = own(payloadOf(event, 'command/done', placement), 'sourceEventSeq')
  return isLate(seq, position) ? '/data/sourceEventSeq' : undefined
}
