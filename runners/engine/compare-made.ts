import type { Route } from '../../spec/reference/projection/draft.js'
import { requestSeen } from '../../spec/reference/projection/inspection.js'
import { buildReference, type FormatReference, type Reference } from '../../spec/reference/reference.js'
import type { JsonObject } from '../../spec/reference/verdict.js'
import type { AssembleResponse, ProjectResponse, StreamResponse, TranslateResponse } from '../protocol/types.js'
import type { Case } from './cases/expand.js'
import type { ExpectAccept } from './cases/vector.js'
import type { Difference, Reports } from './compare.js'
import { sameJson } from './same-json.js'

/** What those answer who assemble, pack, translate and project. */
export type MadeResponse = Omit<AssembleResponse & ProjectResponse & StreamResponse & TranslateResponse, 'outcome'>

/** Compares what was made of a stream or a request, as far as it is expected; a failure also where none is. */
export function compareMade(
  { request, format }: Case,
  expect: ExpectAccept,
  answer: Partial<MadeResponse>,
  reports: Reports,
): Difference[] {
  const found: Difference[] = []
  const check = (what: Difference['what'], expected: unknown, actual: unknown) => {
    if (!sameJson(expected, actual)) found.push({ what, expected, actual })
  }
  for (const member of ['blocks', 'finish', 'interrupted', 'records', 'chunks', 'body'] as const)
    if (expect[member] !== undefined) check(member, expect[member], answer[member])
  for (const member of ['usage', 'replayState'] as const)
    if (expect[member] !== undefined) check(member, expect[member], answer[member] ?? null)
  if (request.op === 'translate') {
    const compared = (failure: ExpectAccept['failure'] | MadeResponse['failure']) => {
      const { code, rule, row, at } = failure ?? {}
      return failure && { code, ...(reports.has('rule') ? { rule } : {}), ...(reports.has('place') ? { row, at } : {}) }
    }
    check('failure', compared(expect.failure), compared(answer.failure))
  }
  if (expect.satisfies && (request.op === 'project' || request.op === 'exchange')) {
    const judge = kit().get(format)
    const asked = new Set(expect.satisfies)
    const seen = judge && requestSeen(sentIn(request, judge), request.route.sameOwner === true)
    const verdict = seen && judge.inspect(request.adapter, seen, answer.body ?? {}, asked)
    if (verdict?.outcome === 'refuse')
      found.push({ what: 'satisfies', expected: verdict.rule, actual: { at: verdict.at, body: answer.body } })
  }
  return found
}

/**
 * The request that a body is held against: of an exchange the second one, with the message that the kit assembles; the
 * one that is known where the kit knows no answer.
 */
function sentIn(request: Extract<Case['request'], { op: 'project' | 'exchange' }>, judge: FormatReference): JsonObject {
  const { adapter, route, request: options } = request
  if (request.op === 'project') return { ...options }
  const { events, after } = request
  const next = judge.continued({ adapter, route: route as Route, request: { ...options }, events, after })
  return next.outcome === 'accept' ? next.request : { ...options, messages: [...options.messages, ...after] }
}

let reference: Reference | undefined

/** The checkers of wire rules are the kit's own, whoever is under test. */
function kit(): Reference {
  reference ??= buildReference()
  return reference
}
