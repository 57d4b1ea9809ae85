import { rules } from '../../spec/generated/rules.js'
import type { RuleRecord } from '../../spec/rule-record.js'
import { idMatcher } from '../engine/pattern.js'
import { goldenCases } from '../proof/mutants/golden-cases.js'
import { danglingEnds, danglingLine } from '../proof/trace/dangling-ends.js'
import { traceLines } from '../proof/trace/lines.js'
import { repositorySources } from '../proof/trace/repository.js'
import { type RuleRow, traceOf } from '../proof/trace/trace.js'
import { emphasised } from '../reports/failure.js'
import { type Lang, padEnd } from '../reports/labels.js'
import { areaTable, ruleIndex } from '../reports/rule-index.js'
import { type Style, styleFor } from '../reports/style.js'
import { wrapped } from '../reports/wrap.js'
import { CommandFault, exitCode } from './exit.js'
import { isColoured, lineWidth } from './terminal.js'

interface ListOptions {
  lang?: Lang
  json?: boolean
}

/** `sessionproof list`: rules with what they say, one a line, to be grepped. */
export function listIds(pattern: string, { lang = 'en', json }: ListOptions): void {
  const found = matching(Object.entries(rules).map(withId), pattern, 'rule')
  printed(
    found.map(({ id, level, effect, statement }) => ({ id, level, effect, text: statement[lang] })),
    json,
  )
}

/** `sessionproof list vectors`: cases with their titles, one a line. */
export function listVectors(pattern: string, { lang = 'en', json }: ListOptions): void {
  const found = matching(goldenCases(), pattern, 'vector')
  printed(
    found.map(({ id, vector: { rules: own, title, review } }) => ({
      ...{ id, rules: own },
      ...(review ? { review } : {}),
      text: json || !review ? title[lang] : `${title[lang]} (review: ${review})`,
    })),
    json,
  )
}

/** `sessionproof list rules`: by area, every rule with its statements, what judges it, and its vectors. */
export function listRules(pattern: string, { lang, json }: ListOptions): void {
  const found = matching(listedRules(), pattern, 'rule')
  const languages: readonly Lang[] = lang ? [lang] : ['en', 'zh']
  const text = json ? found.map((rule) => JSON.stringify(rule)).join('\n') : ruleIndex(found, languages, stdoutStyle())
  process.stdout.write(`${text}\n`)
}

/** `sessionproof list areas`: how many rules and vectors each has, and which notes state it. */
export function listAreas({ lang = 'en', json }: ListOptions): void {
  process.stdout.write(`${areaTable(listedRules(), { lang, json: json === true }, stdoutStyle())}\n`)
}

/**
 * `sessionproof list trace`: what belongs to what, both ways, one object a line. Dangling ends go to standard error, and
 * make the command fail.
 */
export function listTrace(): void {
  const sources = repositorySources()
  const trace = traceOf(sources)
  process.stdout.write(traceLines(trace))
  const dangling = danglingEnds(trace, sources)
  for (const end of dangling) process.stderr.write(`${danglingLine(end)}\n`)
  if (dangling.length > 0) process.exitCode = exitCode.failed
}

function listedRules(): readonly RuleRow[] {
  return traceOf(repositorySources()).rules
}

function withId([id, rule]: [string, RuleRecord]): RuleRecord & { readonly id: string } {
  return { id, ...rule }
}

function matching<T extends { readonly id: string }>(all: readonly T[], pattern: string, kind: string): T[] {
  const matches = idMatcher(pattern)
  const found = all.filter(({ id }) => matches(id))
  if (found.length === 0) throw new CommandFault(`${pattern} matches no ${kind}`)
  return found
}

function printed(rows: readonly { readonly id: string; readonly text: string }[], json: boolean | undefined): void {
  const style = stdoutStyle()
  const width = Math.max(...rows.map(({ id }) => id.length))
  for (const row of rows) process.stdout.write(json ? `${JSON.stringify(row)}\n` : line(row, width, style))
}

/** At a terminal that is too narrow for the text, the rest of it stands below its beginning. */
function line({ id, text }: { readonly id: string; readonly text: string }, width: number, style: Style): string {
  const lines = wrapped(emphasised(text, style), Math.max(style.width - width - 2, 30))
  return `${padEnd(id, width)}  ${lines.join(`\n${' '.repeat(width + 2)}`)}\n`
}

function stdoutStyle(): Style {
  return styleFor(isColoured(process.stdout), lineWidth(process.stdout))
}
