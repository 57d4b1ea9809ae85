import type { RefusalClass } from '../../spec/rule-record.js'
import { ruleOf, statementLines } from './failure.js'
import type { Lang } from './labels.js'
import type { Style } from './style.js'

export interface ShownRefusal {
  readonly class: RefusalClass
  readonly rule: string
  readonly row?: number
  readonly at: string
  /** The value at that place as JSON text. */
  readonly found?: string
}

/** `refused (malformed) turn.number row 1`. */
export function refusalHead({ class: refusal, rule, row }: ShownRefusal, lang: Lang, style: Style): string {
  const zh = lang === 'zh'
  const what = style.bad(zh ? `拒绝（${refusal}）` : `refused (${refusal})`)
  const place = row === undefined ? '' : zh ? ` 第 ${row} 行` : ` row ${row}`
  return `${what} ${style.strong(rule)}${place}`
}

/** The place and the rule in words, indented. */
export function refusalWhy(
  { rule, at, found }: Pick<ShownRefusal, 'rule' | 'at' | 'found'>,
  lang: Lang,
  style: Style,
  whole: readonly [en: string, zh: string] = ['the whole row', '整行'],
): string[] {
  const place = at === '' ? whole[lang === 'zh' ? 1 : 0] : at
  const line = found === undefined ? place : `${place}  ${style.bad(found)}`
  return [`    ${line}`, ...statementOf(rule, lang, style)]
}

function statementOf(rule: string, lang: Lang, style: Style): string[] {
  return ruleOf(rule) ? statementLines(rule, lang, style, 4).map((line) => `    ${line}`) : []
}
