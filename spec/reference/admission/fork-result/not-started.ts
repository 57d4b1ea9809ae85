import type { RuleFunction } from '../../rule-function.js'
import { asObject, dataOf, own, ownPath } from '../../verdict.js'

const prefix = 'forked-tool-result-'

/**
 * `fork-result.not-started`: what claims to be the result that a fork writes for a call that was not started, is exactly
 * that. Note 0001, Results of forked calls.
 */
export const notStarted: RuleFunction = (event) => {
  if (asObject(dataOf(asObject(event)).error).code !== 'TOOL_NOT_STARTED') return undefined
  const message = ownPath(event, 'data', 'message')
  const id = own(message, 'id')
  if (typeof id !== 'string' || !id.startsWith(prefix)) return undefined
  const boundary = boundaryOf(id, ownPath(message, 'source', 'callId'))
  if (boundary === undefined) return '/data/message/id'
  const misplaced = placeFault(event, boundary)
  if (misplaced !== undefined) return misplaced
  if (ownPath(event, 'data', 'error', 'name') !== 'ToolNotStartedError') return '/data/error/name'
  if (own(message, 'isError') !== true) return '/data/message/isError'
  return isOneText(own(message, 'content')) ? undefined : '/data/message/content'
}

/** The number at the end of the id, in decimal without leading zeros; undefined where the id is of another call. */
function boundaryOf(id: string, callId: unknown): number | undefined {
  const head = `${prefix}${String(callId)}-`
  if (typeof callId !== 'string' || !id.startsWith(head)) return undefined
  const digits = id.slice(head.length)
  const number = Number(digits)
  return /^(0|[1-9][0-9]*)$/.test(digits) && Number.isSafeInteger(number) ? number : undefined
}

/** Appended at its boundary and citing nothing; or in place of what stands at its boundary, and citing that. */
function placeFault(event: unknown, boundary: number): string | undefined {
  const seq = own(event, 'seq')
  const sources = own(event, 'sourceEventSeqs')
  if (ownPath(event, 'surfaceOp', 'op') === 'replace') {
    if (typeof seq === 'number' && boundary >= seq) return '/data/message/id'
    return Array.isArray(sources) && sources.length === 1 && sources[0] === boundary ? undefined : '/sourceEventSeqs'
  }
  if (own(event, 'surfaceOp') !== 'append') return '/surfaceOp'
  if (seq !== boundary) return '/data/message/id'
  return sources === undefined ? undefined : '/sourceEventSeqs'
}

function isOneText(content: unknown): boolean {
  return (
    Array.isArray(content) &&
    content.length === 1 &&
    own(content[0], 'type') === 'text' &&
    typeof own(content[0], 'text') === 'string'
  )
}
