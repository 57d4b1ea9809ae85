import { type Row, tallies } from '../diff/matrix.js'
import type { DiffRun } from '../diff/run-all.js'
import { breakdownReport } from './breakdown.js'
import { apartText, findingText, inLang, referenceText, saidText, shrinkingText } from './diff-words.js'
import { statementLines } from './failure.js'
import { inputLines, lineName } from './input.js'
import { columns, type Lang, label, padEnd } from './labels.js'
import type { Style } from './style.js'
import { table } from './table.js'
import { withoutEscapes } from './without-escapes.js'
import { wrapped } from './wrap.js'

/** So many rows are told whole at a terminal; the files have all of them. */
export const shownRows = 20
const shownLines = 12
const longest = 300
const widestName = 24

/** What a person sees: the rows that weigh most, each with its smallest input; the tallies; one line that says how it stands. */
export function diffReport(run: DiffRun, command: string, lang: Lang, style: Style): string {
  const { sides, rows } = run
  const names = sides.map(({ name }) => withoutEscapes(name))
  const shown = weighty(rows).slice(0, shownRows)
  const left = rows.length - shown.length
  const more = inLang(
    [`${left} more rows: --report and --json have all of them`, `另有 ${left} 行：--report 与 --json 中有全部各行`],
    lang,
  )
  const broken = sides.flatMap(({ name, breakdowns }) =>
    breakdowns.map((it) => `${withoutEscapes(name)}\n${breakdownReport(it, lang, style)}`),
  )
  return [
    ...shown.map((row) => rowReport(row, names, command, lang, style)),
    ...(left > 0 ? [style.dim(more)] : []),
    ...broken,
    tallyTable(run, lang, style),
    closing(run, lang, style),
  ]
    .join('\n\n')
    .concat('\n')
}

/** One line that says how it stands. */
export function closing({ rows, compared, asked, sides }: DiffRun, lang: Lang, style: Style): string {
  const cases = rows.reduce((sum, row) => sum + row.cases.length, 0)
  const silent = tallies(rows, sides.length).silent.rows
  const breakdowns = sides.reduce((sum, side) => sum + side.breakdowns.length, 0)
  const notes = [
    inLang([`${compared} of ${asked} cases compared`, `比较了 ${asked} 个用例中的 ${compared} 个`], lang),
    cases === 0
      ? inLang(['no disagreement', '没有分歧'], lang)
      : inLang(
          [`disagreement on ${cases}, in ${rows.length} rows`, `其中 ${cases} 个有分歧，归为 ${rows.length} 行`],
          lang,
        ),
    ...(silent > 0
      ? [inLang([`${silent} of them questions to the spec`, `其中 ${silent} 行是对规范的提问`], lang)]
      : []),
    ...(breakdowns > 0 ? [label('breakdowns', lang).replace('%s', String(breakdowns))] : []),
  ]
  const text = notes.join(lang === 'en' ? ', ' : '，')
  return cases + breakdowns > 0 ? style.bad(text) : style.good(text)
}

/** Questions to the spec first, then rows with more cases; the order of rules where these are equal. */
function weighty(rows: readonly Row[]): Row[] {
  const isQuestion = ({ example }: Row) => (example.finding.kind === 'silent' ? 0 : 1)
  return [...rows].sort((a, b) => isQuestion(a) - isQuestion(b) || b.cases.length - a.cases.length)
}

function rowReport(row: Row, names: readonly string[], command: string, lang: Lang, style: Style): string {
  const { example, cases } = row
  const { rule, finding, subject } = example
  const count = inLang([`${cases.length} ${cases.length === 1 ? 'case' : 'cases'}`, `${cases.length} 个用例`], lang)
  const mark = finding.kind === 'silent' ? '?' : '✗'
  const title = [rule, withoutEscapes(inLang(findingText(finding, names), lang)), style.dim(count)]
  const spec = inLang(['spec', '规范'], lang)
  const width = Math.max(8, ...[spec, ...names].map((it) => Math.min(columns(it), widestName)))
  const line = (name: string, text: string) => `  ${style.dim(padEnd(name, width))} ${text}`
  const indent = width + 3
  const block = (name: string, [first = '', ...rest]: readonly string[]) => [
    line(name, first),
    ...rest.map((it) => ' '.repeat(indent) + it),
  ]
  const sides = names.flatMap((name, side) => {
    const { says, differs } = example.cells[side] as (typeof example.cells)[number]
    const paint = says === 'none' ? style.dim : differs.length > 0 ? style.bad : style.good
    const apart = apartText(example, side)
    return block(short(name), [
      paint(excerpt(saidText(example, side, lang))),
      ...(apart === undefined ? [] : [excerpt(apart)]),
    ])
  })
  return [
    `${style.bad(mark)} ${title
      .filter((it) => it !== undefined)
      .map((it, index) => (index === 0 ? style.strong(it) : it))
      .join('  ')}`,
    ...(rule === undefined ? [] : block(label('rule', lang), statementLines(rule, lang, style, indent))),
    line(spec, referenceText(example, lang)),
    ...sides,
    ...block(label('input', lang), [...inputOf(row, lang), style.dim(inLang(shrinkingText(row), lang))]),
    ...(finding.kind === 'silent' && subject.vector.reason
      ? block(label('reason', lang), wrapped(subject.vector.reason, style.width - indent))
      : []),
    line(label('rerun', lang), `sessionproof diff${command} --filter ${subject.id}`),
  ].join('\n')
}

function short(name: string): string {
  return columns(name) > widestName ? `${name.slice(0, widestName - 1)}…` : name
}

function inputOf({ example: { subject } }: Row, lang: Lang): string[] {
  const lines = inputLines(subject)
  const shown = lines.slice(0, shownLines).map((line) => {
    const text = JSON.stringify(line.value) ?? ''
    return excerpt(line.name === undefined ? text : `${lineName(line, lang)}: ${text}`)
  })
  return lines.length > shownLines ? [...shown, `… ${lines.length - shownLines}`] : shown
}

/** Cases that each side was asked wrongly of: how often the spec contradicts it. */
function tallyTable({ sides, rows }: DiffRun, lang: Lang, style: Style): string {
  const { contradicted } = tallies(rows, sides.length)
  const head = [
    inLang(['implementation', '实现'], lang),
    inLang(['contradicts the spec in cases', '与规范相悖的用例'], lang),
    inLang(['in rows', '行'], lang),
    inLang(['command', '命令'], lang),
  ]
  const body = sides.map(({ name, command }, side) => {
    const counts = contradicted[side] as (typeof contradicted)[number]
    return [withoutEscapes(name), String(counts.cases), String(counts.rows), command]
  })
  return table([head, ...body], style)
}

function excerpt(text: string): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}
