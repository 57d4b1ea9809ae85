export type Lang = 'en' | 'zh'

const labels = {
  rule: ['rule', '规则'],
  input: ['input', '输入'],
  change: ['change', '改动'],
  expected: ['expected', '预期'],
  actual: ['actual', '实际'],
  difference: ['difference', '差异'],
  source: ['source', '出处'],
  catches: ['catches', '捕获'],
  stderr: ['stderr', 'stderr'],
  rerun: ['rerun', '重跑'],
  reason: ['reason', '原因'],
  area: ['area', '领域'],
  all: ['all', '合计'],
  pass: ['pass', '通过'],
  fail: ['fail', '失败'],
  error: ['error', '错误'],
  timeout: ['timeout', '超时'],
  crash: ['crash', '崩溃'],
  skipped: ['skipped', '跳过'],
  'not-scored': ['not scored', '不计分'],
  accept: ['accept', '接纳'],
  refuse: ['refuse', '拒绝'],
  row: ['row', '行'],
  attempt: ['attempt', '尝试'],
  surface: ['surface', 'surface'],
  messages: ['messages', '消息'],
  file: ['file', '文件'],
  warnings: ['warnings', '警告'],
  lenient: ['it does not report %s, so only the rest was compared', '它不报告 %s，因此只比较了其余部分'],
  expectedFailures: ['%s failed as expected', '%s 个按预期失败'],
  nothing: ['nothing was run: a run without cases is a failure', '没有运行任何用例：没有用例的运行视为失败'],
} as const satisfies Record<string, readonly [en: string, zh: string]>

export type Label = keyof typeof labels

export function label(name: Label, lang: Lang): string {
  return labels[name][lang === 'en' ? 0 : 1]
}

/** Columns that a terminal gives a text: Han characters and full-width forms take two. */
export function columns(text: string): number {
  return [...text].reduce(
    (sum, character) =>
      sum +
      (/[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/u.test(
        character,
      )
        ? 2
        : 1),
    0,
  )
}

export function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - columns(text)))
}

export function padStart(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - columns(text))) + text
}
