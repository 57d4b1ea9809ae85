import type { Case } from '../engine/cases/expand.js'
import { readEquivalents } from '../proof/mutants/equivalents.js'
import { prove } from '../proof/mutants/prove.js'
import { judgeProven, type Verdict } from '../proof/mutants/verdicts.js'
import { repositorySources } from '../proof/trace/repository.js'
import { type RuleRow, type Trace, type TraceSources, traceOf } from '../proof/trace/trace.js'
import { describeOutcome } from '../reports/failure.js'
import { type InputLine, inputLines, lineName } from '../reports/input.js'
import { type Lang, label } from '../reports/labels.js'
import { type Fact, factIndent, factLines } from '../reports/rule-report.js'
import { ruleStory } from '../reports/rule-row.js'
import { type Style, styleFor } from '../reports/style.js'
import { wrapped } from '../reports/wrap.js'
import { CommandFault } from './exit.js'
import { nearest } from './nearest.js'
import { isColoured, lineWidth } from './terminal.js'

interface ExplainOptions {
  lang?: Lang
  json?: boolean
  mutants?: boolean
}

/** `sessionproof explain`: all that belongs to a rule, or to a vector. */
export async function explain(id: string, options: ExplainOptions): Promise<void> {
  const sources = repositorySources()
  const trace = traceOf(sources)
  const row = trace.rules.find((it) => it.id === id)
  if (row) return explainRule(row, trace, sources, options)
  const found = sources.cases.filter((it) => it.id === id || it.vector.id === id)
  if (found.length === 0) {
    const guess = nearest(
      id,
      [...trace.rules, ...trace.vectors].map((it) => it.id),
    )
    throw new CommandFault(`${id} is neither a rule nor a vector${guess ? `; did you mean ${guess}?` : ''}`)
  }
  if (options.mutants) throw new CommandFault(`${id} is a vector; --mutants is for a rule`)
  for (const it of found)
    print(options.json ? JSON.stringify(it.vector) : explainVector(it, languagesOf(options), stdoutStyle()))
}

async function explainRule(row: RuleRow, trace: Trace, sources: TraceSources, options: ExplainOptions): Promise<void> {
  const verdicts = options.mutants ? await verdictsOn(row, sources) : undefined
  const own = new Set(row.mutants)
  const mutants = trace.mutants.filter((it) => own.has(it.id))
  if (options.json) {
    const told = verdicts?.map(({ mutant: { id, operator, what }, ...rest }) => ({ id, operator, what, ...rest }))
    return print(JSON.stringify({ ...row, mutants: told ?? mutants }))
  }
  const cases = sources.cases.filter(({ vector }) => vector.rules.includes(row.id))
  const story = { row, cases, mutants, ...(verdicts ? { verdicts } : {}) }
  print(ruleStory(story, languagesOf(options), stdoutStyle()))
}

/** What becomes of the mutants of a rule, in a few seconds. */
async function verdictsOn({ id }: RuleRow, { mutants }: TraceSources): Promise<readonly Verdict[]> {
  const own = mutants.filter(({ rule }) => rule === id)
  return judgeProven(await prove(own, mutants), readEquivalents()).verdicts
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}

function languagesOf({ lang }: ExplainOptions): Lang[] {
  return lang ? [lang] : ['en', 'zh']
}

function stdoutStyle(): Style {
  return styleFor(isColoured(process.stdout), lineWidth(process.stdout))
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
    ...(vector.review ? [[label('review', lang), [vector.review]] as Fact] : []),
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
