import type { DecodeResponse, EncodeResponse, RefuseResponse } from '../protocol/types.js'
import type { Case } from './cases/expand.js'
import type { ExpectAccept, ExpectRefuse } from './cases/vector.js'

/** What an implementation says of a refusal beside the outcome; only that is compared. */
export type Reports = ReadonlySet<string>

/** One thing that is not as expected. `expected` and `actual` are JSON values, or undefined where there is none. */
export interface Difference {
  readonly what:
    | 'outcome'
    | 'class'
    | 'rule'
    | 'row'
    | 'at'
    | 'session'
    | 'events'
    | 'inheritedEventCount'
    | 'dropped'
    | 'rows'
    | 'warnings'
  readonly expected: unknown
  readonly actual: unknown
}

type Named = { readonly rule: string; readonly at?: string | undefined }
type Answer = DecodeResponse | EncodeResponse | RefuseResponse

/** Compares an answer with the expectation; nothing left means that it passes. Messages are never looked at. */
export function compare(subject: Case, answer: Answer, reports: Reports): Difference[] {
  const { expect } = subject
  if (expect.outcome !== answer.outcome) {
    return [{ what: 'outcome', expected: briefly(expect), actual: briefly(answer) }]
  }
  if (expect.outcome === 'refuse') return compareRefusal(expect, answer as RefuseResponse, reports)
  return compareAccept(subject, expect, answer as DecodeResponse & EncodeResponse, reports)
}

function compareRefusal(expect: ExpectRefuse, answer: RefuseResponse, reports: Reports): Difference[] {
  const compared = [
    ...(reports.has('class') ? (['class'] as const) : []),
    ...(reports.has('rule') ? (['rule'] as const) : []),
    ...(reports.has('place') ? (['row', 'at'] as const) : []),
  ]
  return compared
    .filter((what) => expect[what] !== undefined && expect[what] !== answer[what])
    .map((what) => ({ what, expected: expect[what], actual: answer[what] }))
}

function compareAccept(
  subject: Case,
  expect: ExpectAccept,
  answer: DecodeResponse & EncodeResponse,
  reports: Reports,
): Difference[] {
  const found: Difference[] = []
  const check = (what: Difference['what'], expected: unknown, actual: unknown) => {
    if (!sameJson(expected, actual)) found.push({ what, expected, actual })
  }
  if (expect.session !== undefined) check('session', expect.session, answer.session)
  if (expect.events === 'as-rows') {
    const kept = (subject.rows ?? []).slice(0, expect.dropped?.row) // what comes after may not even parse
    const rows = kept.map((row) => (typeof row === 'string' ? JSON.parse(row) : row)) as Record<string, unknown>[]
    const { type: _type, ...header } = rows[0] ?? {}
    check('session', { ...header }, answer.session?.header)
    check('events', rows.slice(1), answer.session?.events)
  } else if (typeof expect.events === 'number') check('events', expect.events, answer.session?.events.length)
  if (subject.request.op === 'decode' && expect.session === undefined) {
    check('inheritedEventCount', expect.inheritedEventCount ?? 0, answer.session?.inheritedEventCount)
  }
  if (subject.request.op === 'decode') {
    const { row, class: refused, rule } = answer.dropped ?? {}
    const named = expect.dropped?.rule !== undefined && reports.has('rule')
    check(
      'dropped',
      expect.dropped && {
        row: expect.dropped.row,
        class: expect.dropped.class,
        ...(named ? { rule: expect.dropped.rule } : {}),
      },
      answer.dropped && { row, class: refused, ...(named ? { rule } : {}) },
    )
  }
  if (expect.rows !== undefined) check('rows', expect.rows, answer.rows?.map(parsed))
  if (reports.has('warnings') && subject.request.op === 'admit') {
    check('warnings', ordered(expect.warnings), ordered(answer.warnings))
  }
  return found
}

/** JSON equality: members by own key in any order, arrays in order, `-0` equals `0`, strings by UTF-16 unit. */
export function sameJson(left: unknown, right: unknown): boolean {
  if (left === right) return true
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false
  if (Array.isArray(left) || Array.isArray(right)) {
    if (!Array.isArray(left) || !Array.isArray(right) || left.length !== right.length) return false
    return left.every((item, index) => sameJson(item, right[index]))
  }
  const keys = Object.keys(left)
  if (keys.length !== Object.keys(right).length) return false
  return keys.every(
    (key) =>
      Object.hasOwn(right, key) &&
      sameJson((left as Record<string, unknown>)[key], (right as Record<string, unknown>)[key]),
  )
}

/** Warnings by place and rule: no note says in which order they come. */
function ordered(warnings: readonly Named[] = []): { rule: string; at: string }[] {
  return warnings
    .map(({ rule, at = '' }) => ({ rule, at }))
    .sort((left, right) => left.at.localeCompare(right.at) || left.rule.localeCompare(right.rule))
}

function parsed(row: string): unknown {
  try {
    return JSON.parse(row)
  } catch {
    return row
  }
}

/** An outcome without the session, which would bury the point. */
function briefly(outcome: object): object {
  const { session: _session, message: _message, id: _id, events: _events, ...rest } = outcome as Record<string, unknown>
  return rest
}
