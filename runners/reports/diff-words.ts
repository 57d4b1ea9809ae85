import type { Cell, Finding } from '../diff/classify.js'
import type { Disagreement } from '../diff/disagreement.js'
import { firstDifference } from '../diff/first-difference.js'
import type { Row } from '../diff/matrix.js'
import { describeOutcome } from './failure.js'
import { type Label, type Lang, label } from './labels.js'
import { withoutEscapes } from './without-escapes.js'

/** A text in both languages. */
export type Both = readonly [en: string, zh: string]

export function inLang([en, zh]: Both, lang: Lang): string {
  return lang === 'en' ? en : zh
}

/** How a cell is shown: as the reference, otherwise, where the spec is silent, without an opinion. */
export function markOf({ says, differs }: Cell, finding: Finding): 'passed' | 'failed' | 'open' | 'other' {
  if (says === 'none') return 'other'
  if (finding.kind === 'silent') return 'open'
  return differs.length > 0 ? 'failed' : 'passed'
}

/** What the reference says, as short as a cell. */
export function referenceText({ reference }: Disagreement, lang: Lang): string {
  const { outcome, class: refused, rule } = reference as { outcome: 'accept' | 'refuse'; class?: string; rule?: string }
  return [label(outcome, lang), refused, rule].filter((it) => it !== undefined).join(' ')
}

/** A whole answer, with what it says otherwise than the reference; or how there came none. */
export function saidText({ said, cells }: Disagreement, side: number, lang: Lang): string {
  const { result } = said[side] as Disagreement['said'][number]
  const other = (cells[side]?.differs ?? []).filter((it) => !told.has(it)).map((it) => label(it as Label, lang))
  const apart = other.length > 0 ? ` · ≠ ${other.join(', ')}` : ''
  if (result.answer) return withoutEscapes(describeOutcome(result.answer as never, lang)) + apart
  if (result.state === 'skipped') return inLang(['no opinion', '不表态'], lang)
  return withoutEscapes(`${label(result.state as Label, lang)}: ${result.reason ?? ''}`)
}

/** What the outcome of an answer shows by itself. */
const told: ReadonlySet<string> = new Set(['outcome', 'state', 'class', 'rule', 'row', 'at'])

/** Where an acceptance parts from that of the reference: `/body/messages/1/content: "a" → "b"`, the reference first. */
export function apartText({ said, cells, reference }: Disagreement, side: number): string | undefined {
  const answer = said[side]?.result.answer
  if (answer?.outcome !== 'accept' || reference.outcome !== 'accept') return undefined
  if (cells[side]?.differs.length === 0) return undefined
  const found = firstDifference(reference, answer)
  const [one, other] = [found?.reference, found?.answer].map((it) => excerpt(JSON.stringify(it) ?? '–'))
  return found && withoutEscapes(`${found.at}: ${one} → ${other}`)
}

const longest = 160

function excerpt(text: string): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

/** Who is at fault, or why the spec is silent. */
export function findingText(finding: Finding, names: readonly string[]): Both {
  if (finding.kind === 'silent') return silence[finding.why]
  const sides = finding.sides.map((side) => names[side] as string)
  return [
    `${sides.join(', ')} ${sides.length === 1 ? 'contradicts' : 'contradict'} the spec`,
    `${sides.join('、')} 与规范相悖`,
  ]
}

const silence: Readonly<Record<Extract<Finding, { kind: 'silent' }>['why'], Both>> = {
  'not-scored': ['the spec is silent: the vector is not scored', '规范未作规定：该向量不计分'],
  allowed: ['the spec is silent: it allows every one of the answers', '规范未作规定：各个答案它都允许'],
  'no-rule': [
    'the spec is silent: no two answers are alike, and no rule speaks',
    '规范未作规定：没有两个答案相同，也没有规则对此作出规定',
  ],
}

/** What became of an input: `45 characters of 210, 12 smaller ones tried`. */
export function shrinkingText({ shrinking: { from, to, tried, end } }: Row): Both {
  const size: Both =
    to < from
      ? [`${to} characters, shrunk from ${from}`, `${to} 个字符，由 ${from} 个收缩而来`]
      : [`${to} characters`, `${to} 个字符`]
  const ends: Readonly<Record<Row['shrinking']['end'], Both>> = {
    least:
      tried === 0
        ? ['nothing smaller to try', '没有更小的可试']
        : [`none of ${tried} smaller ones shows it`, `再小的都不再显出此分歧（共试 ${tried} 个）`],
    limit:
      tried === 0
        ? ['not shrunk', '未收缩']
        : [`${tried} smaller ones tried, then stopped`, `试过 ${tried} 个更小的，随后停止`],
    slow: ['not shrunk, since a side does not answer it', '未收缩，因为有一方不作答'],
    unsteady: [
      'not shrunk: asked again, the sides did not answer as before',
      '未收缩：再次提问时，各方的答案与先前不同',
    ],
  }
  const [en, zh] = ends[end]
  return [`${size[0]}; ${en}`, `${size[1]}；${zh}`]
}
