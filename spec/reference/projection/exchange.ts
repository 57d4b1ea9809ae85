import type { FormatRecord } from '../../rule-record.js'
import { refusal } from '../refusal.js'
import type { Specification } from '../specification.js'
import type { Assemble, Assembled } from '../stream/assemble.js'
import type { Translate } from '../stream/translate.js'
import { type JsonObject, own, type Refusal } from '../verdict.js'
import type { Route } from './draft.js'
import type { Project, Projected } from './project.js'

/** A request, what the provider answers to it, and the messages that follow that answer. */
export interface Exchanged {
  readonly adapter: string
  readonly route: Route
  readonly request: JsonObject
  readonly events: readonly unknown[]
  readonly after: readonly unknown[]
}

/**
 * The request that follows an answer: its messages, the assistant message that the answer makes, and what comes after.
 * A response that failed or has no block makes no message (note 0021). Refused where the answer breaks off or cannot be
 * assembled.
 */
export type Continue = (exchanged: Exchanged) => { readonly outcome: 'accept'; readonly request: JsonObject } | Refusal

/** What the adapter sends for that request. */
export type Exchange = (exchanged: Exchanged) => Projected

export function buildContinue(
  specification: Specification,
  { format }: FormatRecord,
  translate: Translate,
  assemble: Assemble,
): Continue {
  return ({ adapter, route, request, events, after }) => {
    const { chunks, failure } = translate(adapter, route.model, events)
    if (failure) return refusal(specification, format, 'translate', failure, failure.row)
    const assembled = assemble(chunks)
    if (assembled.outcome === 'refuse') return assembled
    const before = Array.isArray(request.messages) ? request.messages : []
    const messages = [...before, ...messagesOf(assembled, route), ...after]
    return { outcome: 'accept', request: { ...request, messages } }
  }
}

export function buildExchange(continued: Continue, project: Project): Exchange {
  return (exchanged) => {
    const next = continued(exchanged)
    return next.outcome === 'refuse' ? next : project(exchanged.adapter, exchanged.route, next.request)
  }
}

function messagesOf({ blocks, finish, replayState }: Assembled, { model }: Route): JsonObject[] {
  const hasFailed = ['error', 'aborted'].includes(String(own(finish, 'kind')))
  if (hasFailed || blocks.length === 0) return []
  const source = { kind: 'model', provider: 'p', model, ...(replayState === undefined ? {} : { replayState }) }
  return [{ role: 'assistant', content: blocks, source }]
}
