import type { Fuzzed } from '../fuzz/fuzz.js'
import type { Failure } from '../fuzz/fuzz-source.js'
import { breakdownReport } from './breakdown.js'
import { failureReport } from './failure.js'
import { type Lang, label } from './labels.js'
import type { Style } from './style.js'
import { withoutEscapes } from './without-escapes.js'

/** What one implementation was asked, and what came of it. */
export interface FuzzRun {
  readonly fuzzed: Fuzzed
  readonly seed: number
  /** Of failures that are known, the reason. */
  readonly reasonOf: (failure: Failure) => string | undefined
  /** The command line that shows one failure again. */
  readonly again: (failure: Failure) => string
  readonly milliseconds: number
}

/** What a person sees of a run: each unexplained failure whole, the explained ones a line each, and how it stands. */
export function fuzzReport(run: FuzzRun, lang: Lang, style: Style): string {
  const { fuzzed, reasonOf } = run
  const unexplained = fuzzed.failures.filter((failure) => reasonOf(failure) === undefined)
  const explained = fuzzed.failures.filter((failure) => reasonOf(failure) !== undefined)
  const sections = [
    ...unexplained.map((failure) => sectionOf(failure, run, lang, style)),
    ...fuzzed.breakdowns.map((breakdown) => breakdownReport(breakdown, lang, style)),
  ]
  const [unanswered] = fuzzed.unanswered
  if (unanswered) {
    const { run: first, reason } = unanswered
    const said = [String(fuzzed.unanswered.length), String(first)].reduce(
      (text, figure) => text.replace('%s', figure),
      label('kitBroke', lang),
    )
    sections.push(`${style.bad('✗')} ${said}: ${withoutEscapes(reason)}`)
  }
  if (explained.length > 0)
    sections.push(
      explained
        .map((failure) =>
          style.dim(`· ${withoutEscapes(failure.signature)} (${failure.times})\n  ${reasonOf(failure)}`),
        )
        .join('\n'),
    )
  return [...sections, closing(run, unexplained.length, explained.length, lang, style)].join('\n\n')
}

/** Whether nothing is at fault, neither the implementation nor the kit, and something was asked. */
export function isAsItShouldBe({ runs, breakdowns, unanswered }: Fuzzed, unexplained: number): boolean {
  return unexplained === 0 && breakdowns.length === 0 && unanswered.length === 0 && runs > 0
}

function sectionOf(failure: Failure, run: FuzzRun, lang: Lang, style: Style): string {
  const { signature, times, path, result } = failure
  const shrunk = label('shrunk', lang).replace('%s', String(times)).replace('%s', String(path.length))
  const head = `${style.strong(withoutEscapes(signature))}  ${style.dim(shrunk)}`
  return `${head}\n${failureReport(result, run.again(failure), lang, style, true)}`
}

function closing(run: FuzzRun, unexplained: number, explained: number, lang: Lang, style: Style): string {
  const { fuzzed, seed, milliseconds } = run
  const { name, version } = fuzzed.implementation
  const figures = [fuzzed.runs, seed, (milliseconds / 1000).toFixed(1)].map(String)
  const asked = figures.reduce((text, figure) => text.replace('%s', figure), label('fuzzed', lang))
  const passed = fuzzed.passedOver > 0 ? [label('passedOver', lang).replace('%s', String(fuzzed.passedOver))] : []
  const kinds = [
    label('failureKinds', lang).replace('%s', String(unexplained)),
    ...(explained > 0 ? [label('explainedKinds', lang).replace('%s', String(explained))] : []),
  ].join(label('comma', lang))
  const isGood = isAsItShouldBe(fuzzed, unexplained)
  const verdict = fuzzed.runs === 0 ? label('nothing', lang) : kinds
  const who = withoutEscapes([name, version].filter(Boolean).join(' '))
  return `${style.strong(who)}: ${[asked, ...passed].join(label('comma', lang))}\n${isGood ? style.good(verdict) : style.bad(verdict)}`
}
