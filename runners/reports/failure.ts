import { createTwoFilesPatch } from 'diff'
import { rules } from '../../spec/generated/rules.js'
import type { RuleRecord } from '../../spec/rule-record.js'
import type { Expect, ExpectAccept, ExpectRefuse, ExpectVerdict } from '../engine/cases/vector.js'
import { type Difference, sameJson } from '../engine/compare.js'
import type { CaseResult } from '../engine/result.js'
import { type InputLine, inputLines, lineName } from './input.js'
import { type Label, type Lang, label, padEnd } from './labels.js'
import type { Style } from './style.js'
import { withoutEscapes } from './without-escapes.js'
import { wrapped } from './wrap.js'

const width = 10
const longest = 400
const shownLines = 12

/**
 * The whole story of one case that did not pass: rule, input, expected, actual, what differs, and the command line that
 * shows it again. Of an input that nobody has seen before every line is shown.
 */
export function failureReport(result: CaseResult, rerun: string, lang: Lang, style: Style, isNew = false): string {
  const { subject } = result
  const { vector } = subject
  const lines: string[] = [`${style.bad('✗')} ${style.strong(subject.id)}  ${vector.title[lang]}`]
  const add = (name: Label, text: string) => {
    const [first = '', ...rest] = text.split('\n')
    lines.push(
      `  ${style.dim(padEnd(label(name, lang), width - 1))} ${first}`,
      ...rest.map((line) => `  ${' '.repeat(width)}${line}`),
    )
  }
  const addProse = (name: Label, text: string) => add(name, wrapped(text, style.width - width - 2).join('\n'))
  for (const rule of blamed(result))
    add('rule', [withoutEscapes(rule), ...statementLines(rule, lang, style, width + 2)].join('\n'))
  add('input', isNew ? wholeInput(result, lang) : inputOf(result, lang))
  if (vector.patch)
    add(
      'change',
      vector.patch
        .map((operation) =>
          excerpt(
            `${operation.op} ${operation.path}${'value' in operation ? ` ${JSON.stringify(operation.value)}` : ''}`,
            lang,
          ),
        )
        .join('\n') + style.dim(` (${vector.base})`),
    )
  addProse('expected', describeOutcome(subject.expect, lang))
  addProse(
    'actual',
    result.answer
      ? withoutEscapes(describeOutcome(result.answer as unknown as Expect, lang))
      : `${label(result.state as Label, lang)}: ${withoutEscapes(result.reason ?? '')}`,
  )
  const differences = result.differences.filter(({ what }) => what !== 'outcome')
  if (differences.length > 0)
    add(
      'difference',
      differences.map(({ what, expected, actual }) => differenceOf(what, expected, actual, lang, style)).join('\n'),
    )
  if (result.answer && result.reason) addProse('reason', result.reason)
  if (vector.catches) addProse('catches', vector.catches[lang])
  if (result.stderr?.trim()) add('stderr', withoutEscapes(result.stderr).trim().split('\n').slice(-8).join('\n'))
  add('source', vector.source)
  add('rerun', rerun)
  return lines.join('\n')
}

/** What a person types to run the case of a vector again; `command` is what reaches the implementation. */
export function testAgain({ subject }: CaseResult, command: string): string {
  return `sessionproof test --filter ${subject.id}${command}`
}

/** The rules of the expectation, and those that the implementation gave instead. */
function blamed(result: CaseResult): string[] {
  const { expect, vector } = result.subject
  const expected = expect.outcome === 'refuse' ? [expect.rule] : vector.rules.slice(0, 1)
  const given = result.answer?.outcome === 'refuse' ? result.answer.rule : undefined
  const refused = otherVerdicts(result).flatMap((pair) =>
    pair.map((it) => (it as { rule?: unknown } | undefined)?.rule),
  )
  return [...new Set([...expected, given, ...refused])].filter((it) => typeof it === 'string')
}

/** The verdicts that are not as expected, each with the one that came instead. */
function otherVerdicts({ differences }: CaseResult): (readonly [expected: unknown, actual: unknown])[] {
  const found = differences.find(({ what }) => what === 'verdicts')
  if (!Array.isArray(found?.expected) || !Array.isArray(found.actual)) return []
  const actual: readonly unknown[] = found.actual
  return found.expected
    .map((expected: unknown, index) => [expected, actual[index]] as const)
    .filter(([expected, given]) => !sameJson(expected, given))
}

/** The statement of a rule in the language of the reader, to be indented by so much; at last where it stands. */
export function statementLines(id: string, lang: Lang, style: Style, indent: number): string[] {
  const rule = ruleOf(id)
  if (!rule) return [lang === 'en' ? '(no rule of the notes)' : '（说明中没有这条规则）']
  const file = `agent-notes/${rule.note}${lang === 'zh' ? '.zh' : ''}.md:${rule.statement.lines[lang]}`
  return [...wrapped(emphasised(rule.statement[lang], style), style.width - indent), style.dim(file)]
}

/** A rule by its id, which may come from outside. */
export function ruleOf(id: string): RuleRecord | undefined {
  return Object.hasOwn(rules, id) ? (rules as Readonly<Record<string, RuleRecord>>)[id] : undefined
}

/** The modal word as a terminal emphasises, instead of the asterisks of Markdown. */
export function emphasised(statement: string, style: Style): string {
  return statement.replaceAll(/\*\*(.+?)\*\*/g, (_, word: string) => style.strong(word))
}

/** An outcome that is expected, or one that came: of an answer any member may be absent. */
type Outcome = Expect & {
  readonly history?: { readonly surface?: readonly number[]; readonly messages?: readonly unknown[] }
}

/** `refuse · malformed · tool-result.call-id · row 4 /data/message/toolCallId`, or `accept` with what it says. */
export function describeOutcome(outcome: Outcome, lang: Lang): string {
  if (outcome.outcome === 'refuse') return describeRefusal(outcome, lang)
  const { dropped, warnings, events, inheritedEventCount } = outcome
  const session = outcome.session as { events?: unknown[]; inheritedEventCount?: number } | undefined
  const counted = typeof events === 'number' ? events : session?.events?.length
  const details = [
    ...(counted === undefined ? [] : [filled('eventCount', counted, lang)]),
    ...((inheritedEventCount ?? session?.inheritedEventCount)
      ? [`${label('inheritedEventCount', lang)} ${inheritedEventCount ?? session?.inheritedEventCount}`]
      : []),
    ...(dropped
      ? [`${filled('droppedFrom', dropped.row, lang)} (${[dropped.class, dropped.rule].filter(Boolean).join(' ')})`]
      : []),
    ...(warnings?.length
      ? [
          `${label('warnings', lang)}: ${warnings.map(({ rule, row, at }) => [rule, row === undefined ? '' : `${label('row', lang)} ${row}`, at].filter(Boolean).join(' ')).join(', ')}`,
        ]
      : []),
    ...describeHistory(outcome, lang),
  ]
  return [label('accept', lang), ...details].join(' · ')
}

/** What became of attempts, the surface and the messages after them, and a file: as far as an outcome says. */
function describeHistory(outcome: Outcome & ExpectAccept, lang: Lang): string[] {
  const { verdicts, file } = outcome
  const { surface, messages } = outcome.history ?? outcome
  return [
    ...(verdicts ?? []).map((it, index) => `${label('attempt', lang)} ${index + 1}: ${describeVerdict(it, lang)}`),
    ...(surface ? [`${label('surface', lang)} ${JSON.stringify(surface)}`] : []),
    ...(messages ? [`${label('messages', lang)} ${messages.length}`] : []),
    ...(file === undefined ? [] : [`${label('file', lang)} ${JSON.stringify(file)}`]),
  ]
}

function describeVerdict(verdict: ExpectVerdict, lang: Lang): string {
  if (verdict.outcome === 'refuse') return describeRefusal(verdict, lang).replaceAll(' · ', ' ')
  return [label('accept', lang), ...(verdict.seq === undefined ? [] : [`seq ${verdict.seq}`])].join(' ')
}

function describeRefusal({ class: refused, rule, row, at }: Partial<ExpectRefuse>, lang: Lang): string {
  const place = row === undefined ? (at ?? '') : `${label('row', lang)} ${row} ${at ?? ''}`
  return [label('refuse', lang), refused, rule, place.trim()].filter((it) => it !== undefined && it !== '').join(' · ')
}

/** The line of the input that is about the fault, or else its last lines: a log ends with what a vector is about. */
function inputOf({ subject }: CaseResult, lang: Lang): string {
  const lines = inputLines(subject)
  const blamedLine = lines.find((it) => it.name === 'row' && it.number === blamedRow(subject))
  if (blamedLine) return excerpt(lineText(blamedLine, lang), lang)
  const shown = lines.slice(-(subject.rows ? 1 : shownLines))
  const left = lines.length - shown.length
  return [
    ...(left > 0 && !subject.rows ? [`… ${left}`] : []),
    ...shown.map((line) => excerpt(lineText(line, lang), lang)),
  ].join('\n')
}

function wholeInput({ subject }: CaseResult, lang: Lang): string {
  const lines = inputLines(subject)
  const left = lines.length - shownLines
  const shown = lines.slice(0, shownLines).map((line) => excerpt(lineText(line, lang), lang))
  return [...shown, ...(left > 0 ? [`… ${left}`] : [])].join('\n')
}

function blamedRow({ expect }: CaseResult['subject']): number | undefined {
  return expect.outcome === 'refuse' ? expect.row : expect.dropped?.row
}

function lineText(line: InputLine, lang: Lang): string {
  if (line.name === 'bytes') return filled('base64', String(line.value).length, lang)
  const text = JSON.stringify(line.value)
  return line.name === undefined ? text : `${lineName(line, lang)}: ${text}`
}

function differenceOf(kind: Difference['what'], expected: unknown, actual: unknown, lang: Lang, style: Style): string {
  const what = label(kind, lang)
  if (typeof expected !== 'object' || typeof actual !== 'object' || expected === null || actual === null) {
    return `${what}: ${style.good(String(JSON.stringify(expected)))} ${style.dim('→')} ${style.bad(String(JSON.stringify(actual)))}`
  }
  const patch = createTwoFilesPatch('expected', 'actual', pretty(expected), pretty(actual), '', '', { context: 2 })
  const body = patch.split('\n').slice(4, 44)
  const coloured = body.map((line) =>
    line.startsWith('+') ? style.bad(line) : line.startsWith('-') ? style.good(line) : style.dim(line),
  )
  return [`${what}:`, ...coloured].join('\n').trimEnd()
}

/** Members in one order on both sides, so that the difference shows values and not order. */
function pretty(value: unknown): string {
  return `${JSON.stringify(sorted(value), undefined, 2)}\n`
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, child]) => [key, sorted(child)]),
  )
}

function excerpt(text: string, lang: Lang): string {
  return text.length > longest ? `${text.slice(0, longest)}… (${filled('characters', text.length, lang)})` : text
}

function filled(name: Label, count: unknown, lang: Lang): string {
  return label(name, lang).replace('%s', String(count))
}
