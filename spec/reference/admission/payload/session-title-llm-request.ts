import type { RuleFunction } from '../../rule-function.js'
import { own } from '../../verdict.js'
import { lateMember } from './earlier.js'
import { payloadOf } from './payload-of.js'

/** `payload.session-title-llm-request`: `messageSeqs` names earlier events. Note 0012, Inbox, commands and titles. */
export const sessionTitleLlmRequest: RuleFunction = (event, { position }, placement) =>
  lateMember(
    own(payloadOf(event, 'session/title-llm-request', placement), 'messageSeqs'),
    position,
    '/data/messageSeqs',
  )
