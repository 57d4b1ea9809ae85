import type { LogVerdict } from '../../spec/reference/log-verdict.js'
import type { Survival } from '../../spec/reference/migration/survival.js'
import type { Lang } from './labels.js'
import { rowsOf } from './migration-report.js'
import { refusalHead, refusalWhy } from './refusal-lines.js'
import type { Style } from './style.js'

/** What becomes of a log in later formats: nothing to say where none was asked for, or its own format stops it. */
export function laterReport(
  file: string,
  verdict: LogVerdict & { readonly later?: readonly Survival[] },
  lang: Lang,
  style: Style,
): string[] {
  return (verdict.later ?? []).flatMap((survival) => lines(file, verdict, survival, lang, style))
}

function lines(file: string, verdict: LogVerdict, survival: Survival, lang: Lang, style: Style): string[] {
  const { to } = survival
  const zh = lang === 'zh'
  const target = zh ? `格式 ${to}` : `format ${to}`
  if (survival.outcome === 'accept') {
    const what = style.good(zh ? '可以打开' : 'opens')
    const count = zh ? `（${survival.events} 个事件）` : ` (${survival.events} events)`
    return [zh ? `${file}: ${target}：${what}${count}` : `${file}: ${target}: ${what}${count}`]
  }
  const { format, row = 0 } = survival
  const isOfFile = format === verdict.format
  const place = isOfFile ? `${file}:${row + 1}` : file
  const head = refusalHead(survival, lang, style) + rowsOf(format, verdict.format, lang)
  return [zh ? `${place}: ${target}：${head}` : `${place}: ${target}: ${head}`, ...refusalWhy(survival, lang, style)]
}
