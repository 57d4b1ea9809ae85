import type {
  AdmitResponse,
  AppendResponse,
  AssembleResponse,
  AttemptVerdict,
  DecodeResponse,
  EncodeResponse,
  ExchangeResponse,
  HistoryResponse,
  InspectResponse,
  MigrateResponse,
  ProjectResponse,
  PublishResponse,
  RefuseResponse,
  SelectResponse,
  StreamResponse,
  TranslateResponse,
} from '../protocol/types.js'
import type { Case } from './cases/expand.js'
import type { ExpectAccept, ExpectRefuse, ExpectVerdict } from './cases/vector.js'
import { compareFound } from './compare-found.js'
import { compareMade, type MadeResponse } from './compare-made.js'
import type { Found } from './found.js'
import { sameJson } from './same-json.js'

export { sameJson }

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
    | 'verdicts'
    | 'surface'
    | 'messages'
    | 'file'
    | 'kept'
    | 'left'
    | 'mode'
    | 'code'
    | 'blocks'
    | 'finish'
    | 'usage'
    | 'replayState'
    | 'interrupted'
    | 'records'
    | 'chunks'
    | 'failure'
    | 'body'
    | 'satisfies'
  readonly expected: unknown
  readonly actual: unknown
}

type Named = { readonly rule: string; readonly row?: number | undefined; readonly at?: string | undefined }
export type Answer =
  | RefuseResponse
  | DecodeResponse
  | EncodeResponse
  | AdmitResponse
  | AppendResponse
  | HistoryResponse
  | SelectResponse
  | MigrateResponse
  | PublishResponse
  | AssembleResponse
  | StreamResponse
  | TranslateResponse
  | ProjectResponse
  | ExchangeResponse
  | InspectResponse
/** Any member that an answer may have: which it has is judged by the schema of its operation. */
type AnyAccepted = Partial<
  DecodeResponse & EncodeResponse & AppendResponse & HistoryResponse & SelectResponse & MigrateResponse & MadeResponse
>

/** What a refusal says beside its outcome, by the report that declares it. */
const refusalMembers = { class: ['class'], rule: ['rule'], place: ['row', 'at'], code: ['code'] } as const

/** Compares an answer with the expectation; nothing left means that it passes. Messages are never looked at. */
export function compare(subject: Case, answer: Answer, reports: Reports, found?: Found): Difference[] {
  return [...compareAnswer(subject, answer, reports), ...(found ? compareFound(subject, found) : [])]
}

function compareAnswer(subject: Case, answer: Answer, reports: Reports): Difference[] {
  const { expect } = subject
  if (expect.outcome !== answer.outcome) {
    return [{ what: 'outcome', expected: briefly(expect), actual: briefly(answer) }]
  }
  if (expect.outcome === 'refuse') return compareRefusal(expect, answer as RefuseResponse, reports)
  return compareAccept(subject, expect, answer as AnyAccepted, reports)
}

function compareRefusal(expect: ExpectRefuse, answer: RefuseResponse, reports: Reports): Difference[] {
  return reported(reports)
    .filter((what) => expect[what] !== undefined && expect[what] !== answer[what])
    .map((what) => ({ what, expected: expect[what], actual: answer[what] }))
}

/** The members of a refusal that are compared. */
function reported(reports: Reports): ('class' | 'rule' | 'row' | 'at' | 'code')[] {
  const declared = (['class', 'rule', 'place', 'code'] as const).filter((it) => reports.has(it))
  return declared.flatMap((it) => refusalMembers[it])
}

function compareAccept(subject: Case, expect: ExpectAccept, answer: AnyAccepted, reports: Reports): Difference[] {
  const found: Difference[] = []
  const check = (what: Difference['what'], expected: unknown, actual: unknown) => {
    if (!sameJson(expected, actual)) found.push({ what, expected, actual })
  }
  if (expect.session !== undefined && subject.request.op !== 'publish') check('session', expect.session, answer.session)
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
  if (subject.request.op === 'decode' || subject.request.op === 'migrate') {
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
  if (expect.verdicts !== undefined) {
    const { expected, actual } = comparable(expect.verdicts, answer.verdicts ?? [], reports)
    check('verdicts', expected, actual)
  }
  const history = answer.history ?? answer
  if (expect.surface !== undefined) check('surface', expect.surface, history.surface)
  if (expect.messages !== undefined) check('messages', expect.messages, history.messages)
  if (expect.file !== undefined) check('file', expect.file, answer.file)
  found.push(...compareMade(subject, expect, answer, reports))
  if (reports.has('warnings') && ['admit', 'append', 'assemble'].includes(subject.request.op)) {
    const withRows = expect.warnings?.some(({ row }) => row !== undefined) === true
    check('warnings', ordered(expect.warnings, withRows), ordered(answer.warnings, withRows))
  }
  return found
}

/**
 * Verdicts with what is compared of them: of a refusal what is reported, of an acceptance the number where one is
 * expected. One that came out the other way is left whole, to be seen.
 */
function comparable(
  verdicts: readonly ExpectVerdict[],
  answers: readonly AttemptVerdict[],
  reports: Reports,
): { expected: object[]; actual: object[] } {
  const members: readonly string[] = ['outcome', 'seq', ...reported(reports)]
  const expected = verdicts.map((verdict) => picked(verdict, members))
  const actual = answers.map((answer, index) => {
    const twin = expected[index]
    return picked(answer, twin?.outcome === answer.outcome ? Object.keys(twin) : members)
  })
  return { expected, actual }
}

function picked(value: object, members: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([member]) => members.includes(member)))
}

/** Warnings by row, place and rule: no note says in which order they come. */
function ordered(warnings: readonly Named[] = [], withRows: boolean): Named[] {
  return warnings
    .map(({ rule, row, at = '' }) => ({ rule, ...(withRows && row !== undefined ? { row } : {}), at }))
    .sort(
      (left, right) =>
        (left.row ?? 0) - (right.row ?? 0) || left.at.localeCompare(right.at) || left.rule.localeCompare(right.rule),
    )
}

function parsed(row: string): unknown {
  try {
    return JSON.parse(row)
  } catch {
    return row
  }
}

/** An outcome without what it is about, which would bury the point. */
function briefly(outcome: object): object {
  const buried = ['session', 'message', 'id', 'events', 'history', 'messages']
  return Object.fromEntries(Object.entries(outcome).filter(([member]) => !buried.includes(member)))
}
