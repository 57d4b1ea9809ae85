import type { Case } from '../engine/cases/expand.js'
import type { Vector } from '../engine/cases/vector.js'
import type { Verdict } from '../proof/mutants/verdicts.js'
import { vectorKinds } from '../proof/trace/proofs.js'
import type { CheckPosition, MutantRow, RuleRow } from '../proof/trace/trace.js'
import { type Lang, label, padEnd } from './labels.js'
import { type Fact, factIndent, factLines, ruleFacts } from './rule-report.js'
import type { Style } from './style.js'
import { wrapped } from './wrap.js'

/** What a report of one rule is made from. */
export interface RuleStory {
  readonly row: RuleRow
  readonly cases: readonly Case[]
  readonly mutants: readonly MutantRow[]
  /** What became of each mutant just now, where that was asked for. */
  readonly verdicts?: readonly Verdict[]
}

const idWidth = 49

/** The whole row of one rule: statements, judges, positions in the order of checks, vectors by kind, mutants. */
export function ruleStory(story: RuleStory, languages: readonly Lang[], style: Style): string {
  const lang = languages.length === 1 ? (languages[0] ?? 'en') : 'en'
  const { row, verdicts } = story
  const facts: Fact[] = [
    ...ruleFacts(row, languages, style),
    ...(row.checks.length > 0 ? [[label('checked', lang), row.checks.map((it) => position(it, lang))] as Fact] : []),
    ...vectorFacts(story, lang, style),
    [label('mutants', lang), verdicts ? verdicts.map((it) => verdictLine(it, lang, style)) : counted(story, lang)],
    [label('generator', lang), [generated(row, lang)]],
  ]
  return [style.strong(row.id), ...factLines(facts, style)].join('\n')
}

/** `V4 restore lifecycle 7 of 49, after turn.number, before turn.end` */
function position({ format, at, stage, position: rank, of, after, before }: CheckPosition, lang: Lang): string {
  const place = `V${format} ${at} ${stage} ${lang === 'en' ? `${rank} of ${of}` : `第 ${rank} 项，共 ${of} 项`}`
  const neighbours =
    lang === 'en'
      ? [after && `after ${after}`, before && `before ${before}`]
      : [after && `在 ${after} 之后`, before && `在 ${before} 之前`]
  return [place, ...neighbours.filter((it) => it !== undefined)].join(lang === 'en' ? ', ' : '，')
}

/** The vectors that name a rule, by what they are to it, each with its title. */
function vectorFacts({ row, cases }: RuleStory, lang: Lang, style: Style): Fact[] {
  const vectors = new Map(cases.map(({ vector }) => [vector.id, vector]))
  const kinds = vectorKinds.filter((kind) => row.vectors[kind].length > 0)
  if (kinds.length === 0) return [[label('vectors', lang), [style.bad(label('none', lang))]]]
  return kinds.map((kind) => [
    label(kind, lang),
    row.vectors[kind].flatMap((id) => vectorLines(vectors.get(id) as Vector, lang, style)),
  ])
}

function vectorLines({ id, title, review }: Vector, lang: Lang, style: Style): string[] {
  const mark = review ? ` (${label('review', lang)}: ${review})` : ''
  const room = Math.max(style.width - factIndent - idWidth, 30)
  const [first = '', ...rest] = wrapped(title[lang] + mark, room)
  return [`${padEnd(id, idWidth - 1)} ${style.dim(first)}`, ...rest.map((it) => ' '.repeat(idWidth) + style.dim(it))]
}

/** `session, member-lost: seed 1, run 25`, or why no generated question reaches the rule. */
function generated({ generator, ungenerated }: RuleRow, lang: Lang): string {
  if (!generator)
    return `${label('none', lang)}${ungenerated ? (lang === 'en' ? `: ${ungenerated}` : `：${ungenerated}`) : ''}`
  const { subject, changes, seed, run } = generator
  const [comma, colon] = lang === 'en' ? [', ', ': '] : ['、', '：']
  const where = lang === 'en' ? `seed ${seed}, run ${run}` : `种子 ${seed}，第 ${run} 次运行`
  return `${[subject, ...changes].join(comma)}${colon}${where}`
}

const states = ['killed', 'equivalent', 'survived', 'unproven'] as const

/** `limit-lower  3: 2 killed, 1 equivalent`, a line an operator; as it is recorded, nothing is run for it. */
function counted({ mutants }: RuleStory, lang: Lang): string[] {
  const operators = [...new Set(mutants.map(({ operator }) => operator))]
  if (operators.length === 0) return [label('none', lang)]
  return operators.map((operator) => {
    const own = mutants.filter((it) => it.operator === operator)
    const told = states.flatMap((state) => {
      const count = own.filter((it) => it.state === state).length
      return count === 0 ? [] : [`${count} ${label(state, lang)}`]
    })
    return `${padEnd(operator, 17)} ${told.join(', ')}`
  })
}

/** `killed  limit-lower 4 event#/properties/seq/minimum  (envelope.seq.zero@4)` */
function verdictLine({ mutant, state, by }: Verdict, lang: Lang, style: Style): string {
  const shown = padEnd(label(state, lang), 10)
  return `${state === 'survived' ? style.bad(shown) : shown} ${mutant.id}${by === undefined ? '' : style.dim(`  ${by}`)}`
}
