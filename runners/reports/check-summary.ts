import type { Lang } from './labels.js'

/** How many files had which outcome. */
export type CheckCounts = Record<'accept' | 'refuse' | 'not-judged' | 'unreadable', number>

/** What there is to say after all files: how many were what, if they were several, and what was not judged. */
export function checkSummary(counts: CheckCounts, pending: readonly string[], lang: Lang): string {
  const { accept, refuse, 'not-judged': notJudged, unreadable } = counts
  const zh = lang === 'zh'
  const files = accept + refuse + notJudged + unreadable
  const lines: string[] = []
  if (files > 1)
    lines.push(
      zh
        ? `${files} 个文件：接纳 ${accept}，拒绝 ${refuse}，未判定 ${notJudged}，无法读取 ${unreadable}。`
        : `${files} files: ${accept} accepted, ${refuse} refused, ${notJudged} not judged, ${unreadable} unreadable.`,
    )
  if (accept > 0)
    lines.push(
      zh
        ? `已判定：decode、event。尚未判定：${pending.join('、')}（事件之间的关系）。`
        : `Judged: decode, event. Not judged yet: ${pending.join(', ')} (relationships between events).`,
    )
  return lines.join('\n')
}
