import type { EventSurvival } from '../../spec/reference/migration/event-survival.js'
import type { Lang } from './labels.js'
import { refusalHead, refusalWhy } from './refusal-lines.js'
import type { Style } from './style.js'

const whole = ['the whole event', '整个事件'] as const

/** One event for a person: each format with whether it takes it, and what it has become there. */
export function eventReport(
  found: readonly EventSurvival[],
  from: number,
  to: number,
  lang: Lang,
  style: Style,
): string {
  const zh = lang === 'zh'
  const lines = found.flatMap((it) => linesOf(it, from, lang, style))
  const unreached = from + found.length
  if (unreached <= to) {
    const formats = unreached === to ? `${to}` : `${unreached}–${to}`
    lines.push(style.dim(zh ? `格式 ${formats}: 未到达` : `format ${formats}: not reached`))
  }
  return lines.join('\n')
}

function linesOf(it: EventSurvival, from: number, lang: Lang, style: Style): string[] {
  const zh = lang === 'zh'
  const target = zh ? `格式 ${it.format}` : `format ${it.format}`
  if (it.outcome === 'refuse') {
    const edge = zh
      ? `，由从 ${it.format - 1} 到 ${it.format} 的迁移边`
      : ` by the edge from ${it.format - 1} to ${it.format}`
    const by = it.judgedAt === 'edge' ? edge : ''
    return [`${target}: ${refusalHead(it, lang, style)}${by}`, ...refusalWhy(it, lang, style, whole)]
  }
  const lines = [`${target}: ${style.good(zh ? '单独来看可以接纳' : 'admitted by itself')}`]
  for (const { rule, at } of it.warnings) lines.push(`    ${zh ? '警告' : 'warning'} ${rule} ${at}`)
  if (it.format !== from) lines.push(...it.events.map((event) => style.dim(`    ${JSON.stringify(event)}`)))
  return lines
}
