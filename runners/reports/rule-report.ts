import { knownFormats } from '../../spec/generated/formats.js'
import type { RuleRow } from '../proof/trace/trace.js'
import { statementLines } from './failure.js'
import { type Lang, label, padEnd } from './labels.js'
import type { Style } from './style.js'

/** A name and what belongs to it, a line each. */
export type Fact = readonly [name: string, lines: readonly string[]]

const nameWidth = 11
/** Columns before what a fact says. */
export const factIndent = nameWidth + 2

/** What the notes say of a rule: its statements, then what judges it, where and in which formats. */
export function ruleFacts(rule: RuleRow, languages: readonly Lang[], style: Style): Fact[] {
  const lang = languages.length === 1 ? (languages[0] ?? 'en') : 'en'
  const formats = knownFormats.filter((format) => format >= rule.since && format <= (rule.until ?? format))
  return [
    ...languages.map((it): Fact => [it, statementLines(rule.id, it, style, factIndent)]),
    [label('level', lang), [levelOf(rule, lang)]],
    [label('formats', lang), [formats.join(', ')]],
    [label('judgedAt', lang), [rule.at.map((place) => place.replace(/^(?=\d)/, 'V')).join(', ')]],
    ...(rule.events.length > 0 ? [[label('events', lang), [rule.events.join(', ')]] as Fact] : []),
    [label('judgedBy', lang), judgesOf(rule, lang, style)],
  ]
}

/** Facts as an indented table. */
export function factLines(facts: readonly Fact[], style: Style): string[] {
  return facts.flatMap(([name, lines]) =>
    lines.map((line, index) => `  ${index === 0 ? style.dim(padEnd(name, nameWidth)) : ' '.repeat(nameWidth)}${line}`),
  )
}

/** `must, refuse (malformed)`, with the code where it has one, or `should, warn`: a breach of advice is no refusal. */
function levelOf({ level, effect, refuse, code }: RuleRow, lang: Lang): string {
  const isDuty = level === 'must' || level === 'must-not'
  const says = effect === 'refuse' && !isDuty ? 'warn' : effect === 'accept' ? 'take' : effect
  const classes = Object.entries(refuse).map(([where, it]) => (where === 'default' ? it : `V${where}: ${it}`))
  const named = says === 'refuse' ? [[...classes, ...(code === undefined ? [] : [code])].join(', ')] : []
  const inside = lang === 'zh' ? named.map((it) => `（${it}）`) : named.map((it) => ` (${it})`)
  return `${label(level, lang)}${label('comma', lang)}${label(says, lang)}${inside.join('')}`
}

/** The constraints of schemas and the function that judge a rule. One that keeps or accepts has neither. */
function judgesOf({ function: judged, schema }: RuleRow, lang: Lang, style: Style): string[] {
  const judges = schema.map((pointer) => `schema ${pointer}`)
  if (judged) {
    const scope = label(judged.scope, lang)
    judges.push(lang === 'en' ? `function (${judged.scope}) ${scope}` : `函数（${judged.scope}）${scope}`)
    if (judged.file) judges.push(style.dim(judged.file))
  }
  return judges.length > 0 ? judges : [label('vectorsAlone', lang)]
}
