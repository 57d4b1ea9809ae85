import type { Verdict } from '../engine/expected-failures.js'
import type { CaseResult, ImplementationFacts, UnchargedBreakdown } from '../engine/result.js'
import { breakdownReport } from './breakdown.js'
import { failureReport, testAgain } from './failure.js'
import { type Lang, label } from './labels.js'
import type { Style } from './style.js'
import { summaryTable } from './summary.js'
import { withoutEscapes } from './without-escapes.js'

export interface TestRun {
  readonly kit: string
  readonly facts: ImplementationFacts
  readonly results: readonly CaseResult[]
  readonly verdict: Verdict
  /** What broke without being the fault of one case. */
  readonly breakdowns: readonly UnchargedBreakdown[]
  /** What follows `sessionproof test` on the command line that reaches this implementation. */
  readonly command: string
  readonly lang: Lang
}

/** What a person sees: each unexpected failure whole, then the table, then one line that says how it stands. */
export function testReport(run: TestRun, style: Style): string {
  const { facts, results, verdict, lang } = run
  const sections = verdict.unexpected.map((result) =>
    failureReport(result, testAgain(result, run.command), lang, style),
  )
  sections.push(...run.breakdowns.map((breakdown) => breakdownReport(breakdown, lang, style)))
  if (verdict.faults.length > 0) sections.push(verdict.faults.map((fault) => `${style.bad('✗')} ${fault}`).join('\n'))
  sections.push(
    `${style.strong(describe(facts))} ${style.dim(`· sessionproof ${run.kit}`)}\n\n${summaryTable(results, lang, style)}`,
  )
  sections.push(closing(run, style))
  return `${sections.join('\n\n')}\n`
}

export function describe(facts: ImplementationFacts): string {
  return withoutEscapes([facts.name, facts.version, facts.language && `(${facts.language})`].filter(Boolean).join(' '))
}

export function closing(run: TestRun, style: Style): string {
  const { facts, results, verdict, breakdowns, lang } = run
  if (results.every((result) => result.state === 'skipped')) return style.bad(label('nothing', lang))
  const passed = results.filter((result) => result.state === 'pass').length
  const failed = verdict.unexpected.length + verdict.faults.length
  const notes = [
    `${passed} ${label('pass', lang)}`,
    `${failed} ${label('fail', lang)}`,
    ...(breakdowns.length > 0 ? [label('breakdowns', lang).replace('%s', String(breakdowns.length))] : []),
    ...(verdict.expected.length > 0
      ? [label('expectedFailures', lang).replace('%s', String(verdict.expected.length))]
      : []),
  ]
  const closed = notes.join(label('comma', lang))
  const silent = ['class', 'rule', 'place'].filter((it) => !facts.reports.includes(it))
  const lenient = silent.length > 0 ? `\n${style.dim(label('lenient', lang).replace('%s', silent.join(', ')))}` : ''
  return (failed + breakdowns.length > 0 ? style.bad(closed) : style.good(closed)) + lenient
}
