import { knownFormats } from '../../spec/generated/formats.js'
import { rules } from '../../spec/generated/rules.js'
import type { RuleRecord } from '../../spec/rule-record.js'
import { type Case, expandVectors } from '../engine/cases/expand.js'
import { loadVectorFiles } from '../engine/cases/load.js'
import { vectorsDirectory } from '../package.js'
import { describeOutcome, emphasised } from '../reports/failure.js'
import { type InputLine, inputLines, lineName } from '../reports/input.js'
import { type Lang, padEnd } from '../reports/labels.js'
import { type Style, styleFor } from '../reports/style.js'
import { CommandFault } from './exit.js'
import { nearest } from './nearest.js'
import { isColoured } from './terminal.js'

interface ExplainOptions {
  lang?: Lang
  json?: boolean
}

/** `sessionproof explain`: all that belongs to a rule, or to a vector. */
export function explain(id: string, options: ExplainOptions): void {
  const cases = expandVectors(loadVectorFiles(vectorsDirectory).flatMap((file) => file.vectors))
  const languages: Lang[] = options.lang ? [options.lang] : ['en', 'zh']
  const style = styleFor(isColoured(process.stdout))
  const rule = Object.hasOwn(rules, id) ? (rules as Readonly<Record<string, RuleRecord>>)[id] : undefined
  if (rule) {
    const own = cases.filter(({ vector }) => vector.rules.includes(id))
    const text = options.json
      ? JSON.stringify({ id, ...rule, vectors: own.map((it) => it.id) })
      : explainRule(id, rule, own, languages, style)
    process.stdout.write(`${text}\n`)
    return
  }
  const found = cases.filter((it) => it.id === id || it.vector.id === id)
  if (found.length === 0) {
    const guess = nearest(id, [...Object.keys(rules), ...cases.map((it) => it.vector.id)])
    throw new CommandFault(`${id} is neither a rule nor a vector${guess ? `; did you mean ${guess}?` : ''}`)
  }
  for (const it of found)
    process.stdout.write(`${options.json ? JSON.stringify(it.vector) : explainVector(it, languages, style)}\n`)
}

function explainRule(
  id: string,
  rule: RuleRecord,
  cases: readonly Case[],
  languages: readonly Lang[],
  style: Style,
): string {
  const formats = knownFormats.filter((format) => format >= rule.since && format <= (rule.until ?? format))
  const judged = [
    ...rule.schema.map((pointer) => `schema ${pointer}`),
    ...(rule.function ? [`function (${rule.function})`] : []),
  ]
  const facts: [string, string][] = [
    ...languages.map((lang): [string, string] => [
      lang,
      `${emphasised(rule.statement[lang], style)}\n${style.dim(`agent-notes/${rule.note}${lang === 'zh' ? '.zh' : ''}.md:${rule.statement.lines[lang]}`)}`,
    ]),
    ['level', `${rule.level}, ${rule.effect}${rule.effect === 'refuse' ? ` (${classes(rule)})` : ''}`],
    ['formats', formats.join(', ')],
    ['judged at', rule.at.join(', ')],
    ...(rule.events.length > 0 ? [['events', rule.events.join(', ')] as [string, string]] : []),
    ...(judged.length > 0 ? [['judged by', judged.join('\n')] as [string, string]] : []),
    [
      'vectors',
      cases.map((it) => `${padEnd(it.id, 48)} ${style.dim(describeOutcome(it.expect, 'en'))}`).join('\n') ||
        style.bad('none'),
    ],
  ]
  return [style.strong(id), ...facts.map(([name, text]) => indented(name, text, style))].join('\n')
}

function classes({ refuse }: RuleRecord): string {
  return Object.entries(refuse)
    .map(([where, refused]) => (where === 'default' ? refused : `${where}: ${refused}`))
    .join(', ')
}

function explainVector(it: Case, languages: readonly Lang[], style: Style): string {
  const { vector, request, expect } = it
  const facts: [string, string][] = [
    ...languages.map((lang): [string, string] => [lang, vector.title[lang]]),
    ['rules', vector.rules.join(', ')],
    [
      'operation',
      `${request.op} of format ${it.format}${'recovery' in request ? `, ${request.recovery}` : ''}${'at' in request ? ` at ${request.at}` : ''}`,
    ],
    [
      'input',
      inputLines(it)
        .map((line) => inputText(line, style))
        .join('\n'),
    ],
    ...(vector.patch
      ? [
          ['change', vector.patch.map((step) => JSON.stringify(step)).join('\n') + style.dim(` (${vector.base})`)] as [
            string,
            string,
          ],
        ]
      : []),
    ['expected', describeOutcome(expect, 'en')],
    ...(vector.catches ? languages.map((lang): [string, string] => ['catches', vector.catches?.[lang] ?? '']) : []),
    ['source', vector.source],
    ...(vector.reason ? [['not scored', vector.reason] as [string, string]] : []),
  ]
  return [style.strong(it.id), ...facts.map(([name, text]) => indented(name, text, style))].join('\n')
}

/** Rows by their bare numbers, as they stand in a file; whatever else an input has under its name. */
function inputText(line: InputLine, style: Style): string {
  const { name, number, value, isText } = line
  const text = isText ? String(value) : JSON.stringify(value)
  if (name === undefined || name === 'bytes') return text
  return `${style.dim(name === 'row' ? String(number).padStart(2) : lineName(line))} ${text}`
}

function indented(name: string, text: string, style: Style): string {
  return text
    .split('\n')
    .map((line, index) => `  ${index === 0 ? style.dim(padEnd(name, 11)) : ' '.repeat(11)}${line}`)
    .join('\n')
}
