import { rules } from '../../spec/generated/rules.js'
import type { RuleRecord } from '../../spec/rule-record.js'
import { type Case, expandVectors } from '../engine/cases/expand.js'
import { loadVectorFiles } from '../engine/cases/load.js'
import { vectorsDirectory } from '../package.js'
import { describeOutcome } from '../reports/failure.js'
import { type InputLine, inputLines, lineName } from '../reports/input.js'
import { type Lang, label, padEnd } from '../reports/labels.js'
import { type Fact, factIndent, factLines, ruleFacts } from '../reports/rule-report.js'
import { type Style, styleFor } from '../reports/style.js'
import { wrapped } from '../reports/wrap.js'
import { CommandFault } from './exit.js'
import { nearest } from './nearest.js'
import { isColoured, lineWidth } from './terminal.js'

const idWidth = 49

interface ExplainOptions {
  lang?: Lang
  json?: boolean
}

/** `sessionproof explain`: all that belongs to a rule, or to a vector. */
export function explain(id: string, options: ExplainOptions): void {
  const cases = expandVectors(loadVectorFiles(vectorsDirectory).flatMap((file) => file.vectors))
  const languages: Lang[] = options.lang ? [options.lang] : ['en', 'zh']
  const style = styleFor(isColoured(process.stdout), lineWidth(process.stdout))
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
  const lang = languageOf(languages)
  const vectors = cases.flatMap((it) => vectorLines(it, lang, style))
  const facts: Fact[] = [
    ...ruleFacts(id, rule, languages, style),
    [label('vectors', lang), vectors.length > 0 ? vectors : [style.bad(label('none', lang))]],
  ]
  return [style.strong(id), ...factLines(facts, style)].join('\n')
}

/** A case of a rule with what is expected of it; at a terminal that has no room beside its id, below it. */
function vectorLines({ id, expect }: Case, lang: Lang, style: Style): string[] {
  const [first = '', ...rest] = wrapped(describeOutcome(expect, lang), Math.max(style.width - factIndent - idWidth, 30))
  return [`${padEnd(id, idWidth - 1)} ${style.dim(first)}`, ...rest.map((it) => ' '.repeat(idWidth) + style.dim(it))]
}

function explainVector(it: Case, languages: readonly Lang[], style: Style): string {
  const { vector, expect } = it
  const lang = languageOf(languages)
  const prose = (text: string) => wrapped(text, style.width - factIndent)
  const changes = vector.patch?.map((step) => JSON.stringify(step)) ?? []
  const facts: Fact[] = [
    ...languages.map((it): Fact => [it, prose(vector.title[it])]),
    [label('rules', lang), [vector.rules.join(', ')]],
    [label('operation', lang), [operationOf(it)]],
    [label('input', lang), inputLines(it).map((line) => inputText(line, lang, style))],
    ...(vector.patch ? [[label('change', lang), [...changes, style.dim(`(${vector.base})`)]] as Fact] : []),
    [label('expected', lang), prose(describeOutcome(expect, lang))],
    ...(vector.catches
      ? languages.map(
          (it, index): Fact => [index === 0 ? label('catches', lang) : '', prose(vector.catches?.[it] ?? '')],
        )
      : []),
    [label('source', lang), [vector.source]],
    ...(vector.reason ? [[label('not-scored', lang), prose(vector.reason)] as Fact] : []),
  ]
  return [style.strong(it.id), ...factLines(facts, style)].join('\n')
}

/** The language of the labels: that of the reader, if one was chosen. */
function languageOf(languages: readonly Lang[]): Lang {
  return languages.length === 1 ? (languages[0] ?? 'en') : 'en'
}

/** `decode V4, strict`, `admit V3 restore`: as the request says it. */
function operationOf({ request, format }: Case): string {
  const recovery = 'recovery' in request ? `, ${request.recovery}` : ''
  return `${request.op} V${format}${'at' in request ? ` ${request.at}` : ''}${recovery}`
}

/** Rows by their bare numbers, as they stand in a file; whatever else an input has under its name. */
function inputText(line: InputLine, lang: Lang, style: Style): string {
  const { name, number, value, isText } = line
  const text = isText ? String(value) : JSON.stringify(value)
  if (name === undefined || name === 'bytes') return text
  return `${style.dim(name === 'row' ? String(number).padStart(2) : lineName(line, lang))} ${text}`
}
