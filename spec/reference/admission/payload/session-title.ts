import type { RuleFunction } from '../../rule-function.js'
import { own } from '../../verdict.js'
import { lateMember } from './earlier.js'
import { payloadOf } from './payload-of.js'

/** `payload.session-title`: `messageSeqs` names earlier events. Note 0012, Inbox, commands and titles. */
export const sessionTitle: RuleFunction = (event, { position }, placement) =>
  lateMember(own(payloadOf(event, 'session/title', placement), 'messageSeqs'), position, '/data/messageSeqs')
