import type { MigrationRefusal } from '../../spec/reference/migration/migrate.js'
import type { Refusal } from '../../spec/reference/verdict.js'
import type { Lang } from './labels.js'
import { refusalHead, refusalWhy } from './refusal-lines.js'
import type { Style } from './style.js'

/** What became of one log that was to be migrated. */
export type MigrationOutcome =
  | {
      readonly outcome: 'accept'
      /** The path of the successor. */
      readonly successor: string
      readonly isNew: boolean
      readonly from: number
      readonly to: number
      readonly events: number
      readonly inheritedEventCount: number
      readonly dropped?: { readonly row: number; readonly rule: string; readonly at: string }
    }
  | (MigrationRefusal & { readonly from: number })
  /** For what stands where the successor is to be, or for which file is the log. */
  | (Refusal & { readonly directory: string })

/** One migration for a person: the successor, or why there is none, as `check` says it. */
export function migrationReport(file: string, outcome: MigrationOutcome, lang: Lang, style: Style): string {
  if (outcome.outcome === 'accept') return accepted(file, outcome, lang, style)
  if ('directory' in outcome) {
    const whole = ['the whole directory', '整个目录'] as const
    return [
      `${outcome.directory}: ${refusalHead(outcome, lang, style)}`,
      ...refusalWhy(outcome, lang, style, whole),
    ].join('\n')
  }
  const { format, from, row = 0 } = outcome
  const line = format === from ? `:${row + 1}` : ''
  const head = `${file}${line}: ${refusalHead(outcome, lang, style)}${rowsOf(format, from, lang)}`
  return [head, ...refusalWhy(outcome, lang, style)].join('\n')
}

/** Rows of a log that is only on its way stand in no file. */
export function rowsOf(format: number, from: number, lang: Lang): string {
  if (format === from) return ''
  return lang === 'zh' ? `（转换到格式 ${format} 之后的行）` : ` (of the log as it is in format ${format})`
}

type Accepted = Extract<MigrationOutcome, { outcome: 'accept' }>

function accepted(file: string, outcome: Accepted, lang: Lang, style: Style): string {
  const { successor, isNew, from, to, events, inheritedEventCount: inherited, dropped } = outcome
  const zh = lang === 'zh'
  const what = isNew ? (zh ? '已发布' : 'published') : zh ? '已有此后继，未作改动' : 'stands there already, unchanged'
  const counts = zh
    ? `格式 ${from} 到 ${to}，${events} 个事件${inherited ? `，继承 ${inherited} 个` : ''}`
    : `format ${from} to ${to}, ${events} events${inherited ? `, ${inherited} inherited` : ''}`
  const lines = [
    zh ? `${successor}: ${style.good(what)}（${counts}）` : `${successor}: ${style.good(what)} (${counts})`,
  ]
  if (dropped) {
    const from = style.bad(zh ? `自第 ${dropped.row} 行起不予交出` : `withheld from row ${dropped.row} on`)
    lines.push(`${file}:${dropped.row + 1}: ${from} ${style.strong(dropped.rule)}`, ...refusalWhy(dropped, lang, style))
  }
  return lines.join('\n')
}
