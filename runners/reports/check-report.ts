import type { LogVerdict } from '../../spec/reference/log-verdict.js'
import { ruleOf, statementLines } from './failure.js'
import type { Lang } from './labels.js'
import type { Style } from './style.js'

const shownWarnings = 5

/** One log file for a person: `file:row: verdict`, then the rule in words and the value that breaks it. */
export function checkReport(file: string, verdict: LogVerdict, lang: Lang, style: Style): string {
  const zh = lang === 'zh'
  if (verdict.outcome === 'not-judged') {
    return style.dim(zh ? `${file}: 未判定：格式 ${verdict.format}` : `${file}: not judged: format ${verdict.format}`)
  }
  const lines =
    verdict.outcome === 'refuse' ? refused(file, verdict, lang, style) : accepted(file, verdict, lang, style)
  return [...lines, ...listed(file, verdict, lang, style)].join('\n')
}

type Refused = Extract<LogVerdict, { outcome: 'refuse' }>
type Accepted = Extract<LogVerdict, { outcome: 'accept' }>

function refused(file: string, verdict: Refused, lang: Lang, style: Style): string[] {
  const { row = 0, rule, class: refusal } = verdict
  const zh = lang === 'zh'
  const what = style.bad(zh ? `拒绝（${refusal}）` : `refused (${refusal})`)
  const head = `${file}:${row + 1}: ${what} ${style.strong(rule)} ${zh ? `第 ${row} 行` : `row ${row}`}`
  return verdict.faults ? [head] : [head, ...why(verdict, lang, style)]
}

function accepted(file: string, verdict: Accepted, lang: Lang, style: Style): string[] {
  const { events, inheritedEventCount, dropped, warnings, moreWarnings = 0, format } = verdict
  const zh = lang === 'zh'
  const counts = zh
    ? `格式 ${format}，${events} 个事件${inheritedEventCount ? `，继承 ${inheritedEventCount} 个` : ''}`
    : `format ${format}, ${events} events${inheritedEventCount ? `, ${inheritedEventCount} inherited` : ''}`
  const isFaulty = verdict.faults !== undefined && verdict.faults.length > 0
  const what = isFaulty ? style.bad(zh ? '可恢复' : 'recoverable') : style.good(zh ? '未发现问题' : 'no fault found')
  const lines = [zh ? `${file}: ${what}（${counts}）` : `${file}: ${what} (${counts})`]
  if (dropped) {
    const from = style.bad(zh ? `自第 ${dropped.row} 行起不予交出` : `withheld from row ${dropped.row} on`)
    lines.push(`${file}:${dropped.row + 1}: ${from} ${style.strong(dropped.rule)}`)
    if (!isFaulty) lines.push(...why(dropped, lang, style))
  }
  for (const { row = 0, rule, at } of warnings.slice(0, shownWarnings)) {
    lines.push(`${file}:${row + 1}: ${zh ? '警告' : 'warning'} ${rule} ${at}`)
  }
  const more = warnings.length + moreWarnings - shownWarnings
  if (more > 0) lines.push(style.dim(zh ? `  另有 ${more} 条警告` : `  ${more} more warnings`))
  return lines
}

/** Every fault on a line of its own; the statement of a rule stands below its first. */
function listed(file: string, verdict: Refused | Accepted, lang: Lang, style: Style): string[] {
  const { faults = [], moreFaults = 0 } = verdict
  if (faults.length === 0) return []
  const zh = lang === 'zh'
  const count = faults.length + moreFaults
  const explained = new Set<string>()
  const lines = [`${file}: ${zh ? `共 ${count} 处问题` : `${count} ${count === 1 ? 'fault' : 'faults'} in all`}`]
  for (const fault of faults) {
    const { rule, row } = fault
    lines.push(`${file}:${row + 1}: ${style.strong(rule)} ${placeOf(fault, lang, style)}`)
    if (!explained.has(rule)) lines.push(...statementOf(rule, lang, style))
    explained.add(rule)
  }
  if (moreFaults > 0)
    lines.push(style.dim(zh ? `  另有 ${moreFaults} 处未列出` : `  ${moreFaults} more are not listed`))
  return lines
}

/** What is at fault, and which rule says so. */
interface Fault {
  readonly rule: string
  readonly at: string
  readonly found?: string
}

function why(fault: Fault, lang: Lang, style: Style): string[] {
  return [`    ${placeOf(fault, lang, style)}`, ...statementOf(fault.rule, lang, style)]
}

function placeOf({ rule, at, found }: Fault, lang: Lang, style: Style): string {
  const zh = lang === 'zh'
  if (ruleOf(rule)?.function === 'frame') return zh ? '整个帧' : 'the whole frame'
  const place = at === '' ? (zh ? '整行' : 'the whole row') : at
  return found === undefined ? place : `${place}  ${style.bad(visible(found))}`
}

function statementOf(rule: string, lang: Lang, style: Style): string[] {
  return statementLines(rule, lang, style, 4).map((line) => `    ${line}`)
}

/** Without characters that a terminal would swallow or obey. */
function visible(raw: string): string {
  return raw.replaceAll(
    /[\u007f-\u009f\u200b-\u200f\u2028-\u202e\ufeff]/g,
    (it) => `\\u${it.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
