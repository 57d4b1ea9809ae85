import type { RuleRow } from '../proof/trace/trace.js'
import { type Lang, label } from './labels.js'
import { type Fact, factIndent, factLines, ruleFacts } from './rule-report.js'
import type { Style } from './style.js'
import { areaOf } from './summary.js'
import { table } from './table.js'
import { wrapped } from './wrap.js'

/** Rules by area: each with its statements, what judges it and where, and the vectors that name it. */
export function ruleIndex(rules: readonly RuleRow[], languages: readonly Lang[], style: Style): string {
  const lang = languages.length === 1 ? (languages[0] ?? 'en') : 'en'
  const sections = [...byArea(rules)].map(([area, own]) => {
    const head = `${style.strong(area)} ${style.dim(`${label('rules', lang)} ${own.length}`)}`
    return [head, ...own.map((rule) => entry(rule, languages, lang, style))].join('\n\n')
  })
  return sections.join('\n\n')
}

/** One line an area: how many rules and vectors it has, and which notes state its rules. */
export function areaTable(
  rules: readonly RuleRow[],
  { lang, json }: { readonly lang: Lang; readonly json: boolean },
  style: Style,
): string {
  const areas = [...byArea(rules)].map(([area, own]) => ({
    area,
    rules: own.length,
    vectors: new Set(own.flatMap(vectorsOf)).size,
    notes: [...new Set(own.map(({ note }) => note.slice(0, 4)))],
  }))
  if (json) return areas.map((it) => JSON.stringify(it)).join('\n')
  const head = (['area', 'rules', 'vectors', 'notes'] as const).map((name) => label(name, lang))
  const rows = areas.map((it) => [it.area, String(it.rules), String(it.vectors), it.notes.join(' ')])
  return table([head, ...rows], style)
}

function entry(rule: RuleRow, languages: readonly Lang[], lang: Lang, style: Style): string {
  const vectors = vectorsOf(rule)
  const listed = vectors.length > 0 ? wrapped(vectors.join(', '), style.width - factIndent) : [label('none', lang)]
  const facts: Fact[] = [...ruleFacts(rule, languages, style), [label('vectors', lang), listed]]
  return [style.strong(rule.id), ...factLines(facts, style)].join('\n')
}

/** The vectors that name a rule. */
function vectorsOf({ vectors }: RuleRow): string[] {
  return Object.values(vectors).flat()
}

/** In the order in which the areas come up in the notes. */
function byArea(rules: readonly RuleRow[]): Map<string, RuleRow[]> {
  const areas = new Map<string, RuleRow[]>()
  for (const rule of rules) {
    const own = areas.get(areaOf(rule.id))
    if (own) own.push(rule)
    else areas.set(areaOf(rule.id), [rule])
  }
  return areas
}
