import type { LogVerdict } from '../../spec/reference/check-log.js'
import { ruleOf, ruleStatement } from './failure.js'
import type { Lang } from './labels.js'
import type { Style } from './style.js'

const shownWarnings = 5

/** One log file for a person: `file:row: verdict`, then the rule in words and the value that breaks it. */
export function checkReport(
  file: string,
  verdict: LogVerdict,
  rows: readonly string[],
  lang: Lang,
  style: Style,
): string {
  const zh = lang === 'zh'
  if (verdict.outcome === 'not-judged') {
    return style.dim(zh ? `${file}: 未判定：格式 ${verdict.format}` : `${file}: not judged: format ${verdict.format}`)
  }
  const why = (rule: string, at: string, row: number | undefined) => {
    const [statement = '', place = ''] = ruleStatement(rule, lang, style).split('\n')
    if (ruleOf(rule)?.function === 'frame')
      return [zh ? '    整个帧' : '    the whole frame', `    ${statement}`, `    ${place}`]
    const value = row === undefined ? undefined : valueAt(rows[row], at)
    return [
      `    ${at === '' ? (zh ? '整行' : 'the whole row') : at}${value === undefined ? '' : `  ${style.bad(value)}`}`,
      `    ${statement}`,
      `    ${place}`,
    ]
  }
  if (verdict.outcome === 'refuse') {
    const { row = 0, rule, at } = verdict
    const head = `${file}:${row + 1}: ${style.bad(zh ? `拒绝（${verdict.class}）` : `refused (${verdict.class})`)} ${style.strong(rule)} ${zh ? `第 ${row} 行` : `row ${row}`}`
    return [head, ...why(rule, at, row)].join('\n')
  }
  const { events, inheritedEventCount, dropped, warnings, format } = verdict
  const counts = zh
    ? `格式 ${format}，${events} 个事件${inheritedEventCount ? `，继承 ${inheritedEventCount} 个` : ''}`
    : `format ${format}, ${events} events${inheritedEventCount ? `, ${inheritedEventCount} inherited` : ''}`
  const lines = [`${file}: ${style.good(zh ? '未发现问题' : 'no fault found')} (${counts})`]
  if (dropped) {
    lines.push(
      `${file}:${dropped.row + 1}: ${style.bad(zh ? `自第 ${dropped.row} 行起不予交出` : `withheld from row ${dropped.row} on`)} ${style.strong(dropped.rule)}`,
    )
    lines.push(...why(dropped.rule, dropped.at, dropped.row))
  }
  for (const { row = 0, rule, at } of warnings.slice(0, shownWarnings)) {
    lines.push(`${file}:${row + 1}: ${zh ? '警告' : 'warning'} ${rule} ${at}`)
  }
  const more = warnings.length - shownWarnings
  if (more > 0) lines.push(style.dim(zh ? `  另有 ${more} 条警告` : `  ${more} more warnings`))
  return lines.join('\n')
}

/** The value at a pointer in a row's text, shortened; undefined where there is none. */
function valueAt(row: string | undefined, pointer: string): string | undefined {
  if (row === undefined) return undefined
  let value: unknown
  try {
    value = JSON.parse(row)
  } catch {
    return excerpt(JSON.stringify(row))
  }
  for (const segment of pointer.split('/').slice(1)) {
    const key = segment.replaceAll('~1', '/').replaceAll('~0', '~')
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    value = (value as Record<string, unknown>)[key]
  }
  return excerpt(JSON.stringify(value))
}

/** Shortened, and without characters that a terminal would swallow or obey. */
function excerpt(raw: string): string {
  const text = raw.replaceAll(
    /[\u007f-\u009f\u200b-\u200f\u2028-\u202e\ufeff]/g,
    (it) => `\\u${it.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return text.length > 160 ? `${text.slice(0, 160)}…` : text
}
