import type { Lang } from './labels.js'

/** How many files had which outcome. */
export type CheckCounts = Record<'accept' | 'refuse' | 'not-judged' | 'unreadable', number>

/** What there is to say after all files: how many were what, if they were several. */
export function checkSummary(counts: CheckCounts, lang: Lang): string {
  const { accept, refuse, 'not-judged': notJudged, unreadable } = counts
  const zh = lang === 'zh'
  const files = accept + refuse + notJudged + unreadable
  if (files < 2) return ''
  return zh
    ? `${files} 个文件：接纳 ${accept}，拒绝 ${refuse}，未判定 ${notJudged}，无法读取 ${unreadable}。`
    : `${files} files: ${accept} accepted, ${refuse} refused, ${notJudged} not judged, ${unreadable} unreadable.`
}
