import type { Answer as JsonAnswer } from '../../generators/judge.js'
import type { Case } from '../engine/cases/expand.js'
import type { Expect } from '../engine/cases/vector.js'
import { type Answer, compare, type Difference, type Reports, sameJson } from '../engine/compare.js'
import type { CaseResult } from '../engine/result.js'
import { expectationOf } from '../fuzz/generated-case.js'

/** What one side says of one case, with what it reports of a refusal. */
export interface Said {
  readonly result: CaseResult
  readonly reports: Reports
}

/** What two answers differ in; `state` where one of them is none: a crash, a timeout, something else than an answer. */
export type What = Difference['what'] | 'state'

/** Whether a side was asked: what it does not declare it has no opinion on. */
export function hasOpinion({ result }: Said): boolean {
  return result.state !== 'skipped'
}

/** Whether what came is no answer of the protocol. */
export function isBroken({ result }: Said): boolean {
  return result.answer === undefined
}

/**
 * Whether two sides say the same of a case, as far as both report it. Bodies that meet the wire rules of a vector are
 * alike: the vector leaves the rest to the adapter.
 */
export function agree(subject: Case, left: Said, right: Said): boolean {
  if (isBroken(left) || isBroken(right)) return left.result.state === right.result.state
  if (leavesOpen(subject) && left.result.state === 'pass' && right.result.state === 'pass') return true
  if (!sameJson(directoryOf(subject, left), directoryOf(subject, right))) return false
  const common = new Set([...left.reports].filter((it) => right.reports.has(it)))
  const differs = (one: Said, other: Said) => against(subject, answerOf(one), answerOf(other), common).length > 0
  // both ways: what only one of two answers has, the other is not compared by
  return !differs(left, right) && !differs(right, left)
}

/** What a side says otherwise than the reference, each once, in the order of comparison. */
export function deviation(subject: Case, said: Said, reference: JsonAnswer): What[] {
  if (isBroken(said)) return ['state']
  const answered = leavesOpen(subject)
    ? said.result.differences.map(({ what }) => what)
    : against(subject, reference, answerOf(said), said.reports)
  return [...new Set([...answered, ...directoryOf(subject, said).map(({ what }) => what)])]
}

/** What may be expected of others where one answer is right. */
export function expectationFrom(subject: Case, answer: JsonAnswer): Expect {
  const { satisfies } = subject.expect.outcome === 'accept' ? subject.expect : { satisfies: undefined }
  if (leavesOpen(subject) && satisfies && answer.outcome === 'accept') return { outcome: 'accept', satisfies }
  const expect = expectationOf(answer)
  if (expect.outcome !== 'accept' || !expect.rows) return expect
  // written rows come as text, and are compared as JSON
  return { ...expect, rows: expect.rows.map((row) => (typeof row === 'string' ? parsed(row) : row)) }
}

/** A vector that asks for wire rules says nothing on the rest of a body, as long as it says anything. */
function leavesOpen({ expect, vector }: Case): boolean {
  return vector.scored !== false && expect.outcome === 'accept' && expect.satisfies !== undefined
}

function against(subject: Case, right: JsonAnswer, answer: JsonAnswer, reports: Reports): Difference['what'][] {
  const expect = { ...expectationFrom(subject, right) }
  return compare({ ...subject, expect }, answer as unknown as Answer, reports).map(({ what }) => what)
}

function answerOf({ result }: Said): JsonAnswer {
  return result.answer ?? {}
}

const inDirectory: ReadonlySet<string> = new Set(['kept', 'left', 'mode', 'session'])

/** What was found in a directory otherwise than it was expected there. */
function directoryOf({ directory }: Case, { result }: Said): Pick<Difference, 'what' | 'actual'>[] {
  if (!directory) return []
  const found = result.differences.filter(({ what }) => inDirectory.has(what))
  return found.map(({ what, actual }) => ({ what, actual }))
}

function parsed(row: string): unknown {
  try {
    return JSON.parse(row)
  } catch {
    return row
  }
}
