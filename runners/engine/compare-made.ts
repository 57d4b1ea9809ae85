import { buildReference, type Reference } from '../../spec/reference/reference.js'
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
    if (expect[member] !== undefined && !(member === 'body' && expect.satisfies))
      check(member, expect[member], answer[member])
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
    const { messages } = request.request
    const sent =
      request.op === 'exchange' ? { ...request.request, messages: [...messages, ...request.after] } : request.request
    const verdict = kit()
      .get(format)
      ?.inspect(request.adapter, { ...sent }, answer.body ?? {}, new Set(expect.satisfies))
    if (verdict?.outcome === 'refuse')
      found.push({ what: 'satisfies', expected: verdict.rule, actual: { at: verdict.at, body: answer.body } })
  }
  return found
}

let reference: Reference | undefined

/** The checkers of wire rules are the kit's own, whoever is under test. */
function kit(): Reference {
  reference ??= buildReference()
  return reference
}
