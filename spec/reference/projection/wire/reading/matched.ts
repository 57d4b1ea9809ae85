import type { Inspection } from '../../inspection.js'
import { type AskedCall, callsAsked } from './asked.js'
import { callsSent, type SentCall } from './sent.js'

/** A call of the request, and what became of it in the body. */
export interface MatchedCall {
  readonly asked: AskedCall
  readonly sent: SentCall | undefined
}

/**
 * The calls of a request, each with that of the body which it became. An adapter may give calls other ids, or leave out
 * those that nothing answers: so they match by their order where the body has as many calls, of all or of the answered
 * ones, and by their ids where it has not.
 */
export function matchedCalls(inspection: Inspection): readonly MatchedCall[] {
  const asked = callsAsked(inspection)
  const sent = callsSent(inspection.body)
  if (asked.length === sent.length) return asked.map((call, index) => ({ asked: call, sent: sent[index] }))
  const answered = asked.filter(({ result }) => result !== undefined)
  if (answered.length === sent.length) return answered.map((call, index) => ({ asked: call, sent: sent[index] }))
  return asked.map((call) => ({ asked: call, sent: sent.find(({ id }) => id === call.id) }))
}
